import { useId } from 'react';
import { useWords } from '../../i18n';
import { playerName } from '../../ui/playerName';
import type { MatchCard } from '../../wire/generated/messages';
import type { Viewer } from './viewer';

type Props = { match: MatchCard; viewer: Viewer; onChange: (viewer: Viewer) => void };

/** All hands, or one seat's view. */
export function SeatSwitch({ match, viewer, onChange }: Props) {
  const { t, say } = useWords();
  const name = useId();
  const items: { value: Viewer; label: string }[] = [
    { value: 'all', label: t('replay.all') },
    ...match.players.map((one) => ({ value: one.seat, label: playerName(say, one) })),
  ];
  return (
    <fieldset className="replay-seats">
      <legend className="sr-only">{t('replay.eyes')}</legend>
      {items.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={value === viewer}
            onChange={() => onChange(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
