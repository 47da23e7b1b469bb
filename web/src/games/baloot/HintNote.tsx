import { Lightbulb } from 'lucide-react';
import { At } from '../../table/At';
import { useLayout } from '../../table/StageLayout';

/** What the house would do and why, at the near edge of the felt. */
export function HintNote({ text }: { text: string }) {
  const { centre, felt, floor } = useLayout();
  return (
    <At x={centre.x} y={Math.min(floor, felt.y + felt.height) - 6} layer={9}>
      <p className="hint-note" style={{ maxWidth: Math.min(440, felt.width - 16) }}>
        <Lightbulb size={16} aria-hidden="true" />
        <span>{text}</span>
      </p>
    </At>
  );
}
