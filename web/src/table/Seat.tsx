import { Moon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from './Avatar';
import { ClockRing } from './ClockRing';
import { CountBadge } from './CountBadge';
import { type Clock, useClock } from './clock';
import { DealerMark } from './DealerMark';
import { usePlace } from './places';
import { useText } from './text';
import './seat.css';

export type SeatProps = {
  /** Seat number; cards fly from and to the place `seat:<number>`. */
  seat: number;
  name: string;
  face: number;
  bot?: boolean;
  /** Cards in hand; null where the game hides it. */
  count?: number | null;
  /** One line under the name: points, role. */
  sub?: ReactNode;
  /** What a listener hears after the name and the count, if `sub` does not say it. */
  spoken?: string;
  toPlay?: boolean;
  clock?: Clock | null;
  /** Takes no part in this round. */
  out?: boolean;
  away?: boolean;
  dealer?: boolean;
  /** A short note under the plate: "passed · out this round". */
  note?: ReactNode;
  size: number;
  compact?: boolean;
};

/** Who sits there: face, cards, time, role. */
export function Seat(props: SeatProps) {
  const { seat, name, face, bot = false, count, sub, spoken, toPlay, clock, size } = props;
  const t = useText();
  const place = usePlace(`seat:${seat}`);
  const { seconds, tone } = useClock(clock);
  // A compact seat has one line: the note is news, the rest is known.
  const line = props.compact ? (props.note ?? sub) : sub;
  const label = [
    name,
    bot && t('table.bot'),
    count != null && t('table.cards', { count }),
    spoken ?? (typeof sub === 'string' ? sub : false),
    props.dealer && t('table.dealer'),
    props.away && t('table.away', { name }),
    toPlay && t('table.toPlay'),
  ];
  return (
    <fieldset
      className="seat"
      aria-label={label.filter(Boolean).join(', ')}
      data-to-play={toPlay || undefined}
      data-out={props.out || undefined}
      data-compact={props.compact || undefined}
    >
      <div ref={place} className="seat-face" style={{ width: size, height: size }}>
        {clock && <ClockRing clock={clock} size={size} square={bot} />}
        <Avatar face={face} bot={bot} size={size - 14} />
        {count != null && <CountBadge count={count} />}
        {clock && (
          <span className="seat-seconds" data-tone={tone} aria-hidden="true">
            {seconds}
          </span>
        )}
        {props.dealer && <DealerMark />}
        {props.away && (
          <span className="seat-away" title={t('table.away', { name })}>
            <Moon size={13} aria-hidden="true" />
          </span>
        )}
      </div>
      <div className="seat-plate" aria-hidden="true">
        <b>
          <bdi>{name}</bdi>
          {bot && <span className="bot-tag">{t('table.botTag')}</span>}
        </b>
        {line && <span>{line}</span>}
      </div>
      {props.note && !props.compact && (
        <div className="seat-note" aria-hidden="true">
          {props.note}
        </div>
      )}
    </fieldset>
  );
}
