import { useMemo } from 'react';
import { useWords } from '../../i18n';
import { IntervalAxis, IntervalBar } from '../../plots/IntervalBar';
import { Sparkline } from '../../plots/Sparkline';
import { botName } from '../../ui/playerName';
import type { Ladder, LadderLine } from '../../wire/generated/rest';
import { Contestant, useMine } from './Contestant';
import { axisOf, isProvisional, placesOf } from './ladder';
import { usePoints } from './usePoints';

/** The official table: points over the house's middle bot, with their intervals. */
export function BotLadder({ ladder }: { ladder: Ladder }) {
  const { t, say, signed } = useWords();
  const axis = useMemo(() => axisOf(ladder.lines), [ladder]);
  const places = useMemo(() => placesOf(ladder.lines), [ladder]);
  const anchor = ladder.lines.find(({ contestant }) => contestant.id === ladder.anchor);
  return (
    <table className="ladder">
      <caption className="pb-1 text-start text-13 text-ink-3">
        {t('arena.ladderCaption', {
          anchor: anchor ? botName(say, anchor.contestant) : ladder.anchor,
        })}
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{t('arena.place')}</span>
          </th>
          <th scope="col">{t('arena.bot')}</th>
          <th scope="col" className="end">
            {t('arena.points')}
          </th>
          <th scope="col" className="ladder-interval">
            <span className="sr-only">{t('arena.interval')}</span>
            <IntervalAxis {...axis} text={signed} />
          </th>
          <th scope="col" className="end wide-only">
            {t('arena.rating')}
          </th>
          <th scope="col" className="end wide-only">
            {t('arena.sets')}
          </th>
          <th scope="col" className="end wide-only">
            {t('arena.week')}
          </th>
        </tr>
      </thead>
      <tbody>
        {ladder.lines.map((line, at) => (
          <Row key={line.contestant.id} line={line} place={places[at] ?? null} axis={axis} />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = { line: LadderLine; place: number | null; axis: ReturnType<typeof axisOf> };

function Row({ line, place, axis }: RowProps) {
  const { t, number } = useWords();
  const { points } = usePoints();
  const mine = useMine();
  const { contestant, low, high } = line;
  const provisional = isProvisional(line);
  const settled = line.points !== null;
  const note = line.held ? t('arena.held') : provisional ? t('arena.provisional') : undefined;
  return (
    <tr data-mine={mine(contestant) || undefined}>
      <td className="place">{place === null ? '–' : number(place)}</td>
      <th scope="row">
        <Contestant who={contestant} note={note} />
        <small className="narrow-only">
          <span className="block whitespace-nowrap">
            <bdi dir="ltr">
              {number(line.rating)} {t('arena.deviation', { width: line.deviation })}
            </bdi>
          </span>
          <span className="block whitespace-nowrap">
            {t('arena.setCount', { count: line.sets })}
          </span>
        </small>
      </th>
      <td className="end slab">
        {line.points === null ? '–' : points(line.points)}
        {low !== null && high !== null && (
          <span className="sr-only">
            , {t('arena.between', { low: points(low), high: points(high) })}
          </span>
        )}
      </td>
      <td>
        {settled && line.points !== null && (
          <IntervalBar
            value={line.points}
            low={low}
            high={high}
            provisional={provisional}
            {...axis}
          />
        )}
      </td>
      <td className="end tabular wide-only" title={t('arena.deviation', { width: line.deviation })}>
        {number(line.rating)}
      </td>
      <td className="end tabular wide-only">{number(line.sets)}</td>
      <td className="end wide-only">
        <Week line={line} />
      </td>
    </tr>
  );
}

/** How the live rating has moved in seven days. */
function Week({ line }: { line: LadderLine }) {
  const { t, signed } = useWords();
  if (line.week === null) {
    return <span className="text-ink-3">{line.sets === 0 ? t('arena.new') : '0'}</span>;
  }
  const tone = line.week > 0 ? 'text-ok' : line.week < 0 ? 'text-danger' : 'text-ink-2';
  return (
    <span className="week">
      <Sparkline values={line.curve} />
      <span className={`tabular ${tone}`}>{signed(line.week)}</span>
    </span>
  );
}
