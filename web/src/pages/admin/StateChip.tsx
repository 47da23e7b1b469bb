import { Coded } from './coded';

const TONES: Record<string, string> = { open: 'danger', taken: 'lantern', resolved: 'ok' };

/** Where a report stands. */
export const StateChip = ({ state }: { state: string }) => (
  <span className="chip" data-tone={TONES[state]}>
    <Coded of="admin.report" code={state} />
  </span>
);
