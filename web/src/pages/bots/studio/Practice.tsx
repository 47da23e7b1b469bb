import { Film, Play } from 'lucide-react';
import { useId } from 'react';
import { useWords } from '../../../i18n';
import { Button } from '../../../ui/Button';
import { ButtonLink } from '../../../ui/ButtonLink';
import { useGame } from '../../../wire/catalogue';
import type { PracticeMatch } from '../../../wire/generated/rest';
import { useStudio } from './context';
import { TrialFailure } from './TrialFailure';
import { useMilliseconds } from './useMilliseconds';

const LEVELS = ['easy', 'medium', 'hard', 'expert'] as const;

/** A short match of the draft against house bots, and how it went. */
export function Practice() {
  const { t, number } = useWords();
  const { trials, practice, against, onAgainst, seats, onSeats, game } = useStudio();
  const info = useGame(game);
  const id = useId();
  const result = trials.match?.match ?? null;
  return (
    <div className="grid gap-4 p-4">
      <div className="flex flex-wrap items-end gap-3">
        {(info?.seats.length ?? 0) > 1 && (
          <div className="grid gap-1">
            <label htmlFor={`${id}-seats`} className="font-semibold text-13">
              {t('create.seats')}
            </label>
            <select
              id={`${id}-seats`}
              className="field-box"
              value={seats}
              onChange={(event) => onSeats(Number(event.target.value))}
            >
              {info?.seats.map((count) => (
                <option key={count} value={count}>
                  {number(count)}
                </option>
              ))}
            </select>
          </div>
        )}
        {Array.from({ length: seats - 1 }, (_, at) => at).map((at) => (
          <div key={at} className="grid gap-1">
            <label htmlFor={`${id}-${at}`} className="font-semibold text-13">
              {t('bots.opponent', { number: at + 1 })}
            </label>
            <select
              id={`${id}-${at}`}
              className="field-box"
              value={against[at] ?? 'house:medium'}
              onChange={(event) =>
                onAgainst(
                  Array.from({ length: seats - 1 }, (_, other) =>
                    other === at ? event.target.value : (against[other] ?? 'house:medium'),
                  ),
                )
              }
            >
              {LEVELS.map((level) => (
                <option key={level} value={`house:${level}`}>
                  {t(`lobby.bot.${level}`)}
                </option>
              ))}
            </select>
          </div>
        ))}
        <Button
          kind="tinted"
          icon={<Play size={16} />}
          disabled={trials.busy !== null}
          onClick={practice}
        >
          {t('bots.playPractice')}
        </Button>
      </div>
      <div role="status">
        {trials.busy === 'match' && <p className="text-ink-2">{t('bots.playing')}</p>}
        {!trials.busy && trials.failure && <TrialFailure failure={trials.failure} />}
        {!trials.busy && !trials.failure && result && <Result match={result} />}
        {!trials.busy && !trials.failure && !result && (
          <p className="text-ink-3">{t('bots.noPractice')}</p>
        )}
      </div>
    </div>
  );
}

function Result({ match }: { match: PracticeMatch }) {
  const { t, signed, number } = useWords();
  const { bot } = useStudio();
  const ms = useMilliseconds();
  const { outcome, seat, decisions, strikes, disqualified, stopped } = match;
  const slowest = Math.max(0, ...decisions.map(({ milliseconds }) => milliseconds));
  const won = outcome?.winners.includes(seat);
  const facts = [
    [t('bots.score'), outcome ? signed(outcome.scores[seat] ?? 0) : '–'],
    [t('bots.decisions'), number(decisions.length)],
    [t('bots.slowest'), ms(slowest)],
    [t('bots.strikes'), number(strikes)],
  ];
  return (
    <div className="grid gap-3">
      <p className="font-[650] text-17">
        {!outcome
          ? t('bots.notFinished', { why: stopped ?? '' })
          : outcome.reason === 'draw'
            ? t('matches.draw')
            : t(won ? 'bots.won' : 'bots.lost', { place: outcome.ranking[seat] ?? 0 })}
      </p>
      {disqualified && (
        <p className="text-danger">{t('bots.disqualified', { why: disqualified })}</p>
      )}
      <dl className="studio-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dd>{value}</dd>
            <dt>{name}</dt>
          </div>
        ))}
      </dl>
      <ButtonLink
        to={`/bots/${bot.id}/practice`}
        icon={<Film size={16} />}
        className="justify-self-start"
      >
        {t('bots.watchPractice')}
      </ButtonLink>
    </div>
  );
}
