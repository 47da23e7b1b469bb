import { useEffect, useId, useRef } from 'react';
import { useWords } from '../../i18n';
import { playerName } from '../../ui/playerName';
import { useScrollEdges } from '../../ui/useScrollEdges';
import type { MatchCard } from '../../wire/generated/messages';
import type { Viewer } from './viewer';

type Props = {
  match: MatchCard;
  /** The seat of whoever watches, if it was in this match. */
  mine: number | null;
  viewer: Viewer;
  onChange: (viewer: Viewer) => void;
};

/** All hands, or one seat's view. */
export function SeatSwitch({ match, mine, viewer, onChange }: Props) {
  const { t, say } = useWords();
  const name = useId();
  const items: { value: Viewer; label: string }[] = [
    { value: 'all', label: t('replay.all') },
    ...match.players.map((one) => {
      const called = playerName(say, one);
      return {
        value: one.seat,
        label: one.seat === mine ? t('table.you', { name: called }) : called,
      };
    }),
  ];
  // On a phone only some of them are seen: the chosen one is, whatever the phone is turned to.
  const switched = useRef<HTMLFieldSetElement>(null);
  useScrollEdges(switched);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is checked changes with the viewer
  useEffect(() => {
    const seats = switched.current;
    if (!seats) return;
    // Told of the first size too.
    const observer = new ResizeObserver(() => {
      const chosen = seats.querySelector(':checked + span');
      chosen?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
    });
    observer.observe(seats);
    return () => observer.disconnect();
  }, [viewer]);
  return (
    <fieldset className="replay-seats scroll-fade" ref={switched}>
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
