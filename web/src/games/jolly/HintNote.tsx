import { Lightbulb } from 'lucide-react';
import { useEffect } from 'react';
import { announce } from '../../table/Announcer';
import { At } from '../../table/At';
import { useLayout } from '../../table/StageLayout';
import './jolly.css';

/** Why the house would do what is marked. A phone shows it in place of the clock line. */
export function HintNote({ text }: { text: string }) {
  const { width, actions, size } = useLayout();
  useEffect(() => announce(text), [text]);
  if (size !== 'phone') return null;
  return (
    <At x={width / 2} y={actions + 49} layer={36}>
      <p className="jolly-hint" style={{ width: width - 16 }}>
        <Lightbulb size={16} aria-hidden="true" />
        <span>{text}</span>
      </p>
    </At>
  );
}
