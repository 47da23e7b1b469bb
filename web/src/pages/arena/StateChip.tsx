import { useWords } from '../../i18n';

const TONES: Record<string, string | undefined> = {
  running: 'lantern',
  finished: 'ok',
  announced: 'glaze',
};

/** How far a challenge or a tournament is. */
export function StateChip({ state }: { state: string }) {
  const { say } = useWords();
  return (
    <span className="chip" data-tone={TONES[state]}>
      {state === 'running' && <i className="live-dot" />}
      {say(`arena.state.${state}`)}
    </span>
  );
}
