import { useWords } from '../i18n';
import { useWidth } from '../ui/useWidth';
import { bandPath, changesOf, placer, pointsText } from './curve';
import { domainOf, ticksOf } from './scale';
import './plots.css';

export type RatingPoint = {
  at: number;
  rating: number;
  deviation: number;
  version: number | null;
};

const HEIGHT = 220;
const LEFT = 52;
const NARROW = 480;
/** Of a normal distribution, 95 % lie within so many deviations. */
const SURE = 1.96;
/** Rows of the table behind the picture. */
const ROWS = 24;
const DAY = 86_400_000;

/** The live rating in the course of time, its uncertainty as a band, new versions as marks. */
export function RatingCurve({ points, label }: { points: readonly RatingPoint[]; label: string }) {
  const { t, number, date } = useWords();
  const [place, width] = useWidth(640);
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return null;
  const box = { left: LEFT, right: width - 14, top: 20, bottom: HEIGHT - 26 };
  // Sets are played in bursts: in equal steps, not by the clock.
  const steps = [0, Math.max(1, points.length - 1)] as const;
  const ratings = domainOf(
    points.flatMap(({ rating, deviation }) => [
      rating - SURE * deviation,
      rating + SURE * deviation,
    ]),
  );
  const at = placer(box, steps, ratings);
  // Of one day the hours are worth knowing.
  const style: Intl.DateTimeFormatOptions =
    last.at - first.at < DAY
      ? { hour: 'numeric', minute: '2-digit' }
      : { day: 'numeric', month: 'short' };
  const day = (time: number) => date(time, style);
  const narrow = width < NARROW;
  const middle = day(points[Math.floor(points.length / 2)]?.at ?? first.at);
  const versions = changesOf(points.map(({ version }) => version));
  const every = Math.max(1, Math.ceil(points.length / ROWS));
  return (
    <div ref={place}>
      <svg
        className="curve"
        role="img"
        aria-label={label}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        width={width}
        height={HEIGHT}
        direction="ltr"
      >
        {ticksOf(ratings, 4).map((tick) => {
          const [, y] = at(0, tick);
          return (
            <g key={tick}>
              <line x1={box.left} x2={box.right} y1={y} y2={y} />
              <text x={box.left - 8} y={y + 4} textAnchor="end">
                {number(tick)}
              </text>
            </g>
          );
        })}
        <path
          className="curve-band"
          d={bandPath(
            points.map((one, step) => at(step, one.rating + SURE * one.deviation)),
            points.map((one, step) => at(step, one.rating - SURE * one.deviation)),
          )}
        />
        {versions.map((step) => {
          const [x] = at(step, last.rating);
          return (
            <g key={step} className="curve-version">
              <line x1={x} x2={x} y1={box.top - 4} y2={box.bottom} />
              <text x={x} y={box.top - 8} textAnchor="middle">
                {t('arena.v', { version: String(points[step]?.version ?? '') })}
              </text>
            </g>
          );
        })}
        <polyline
          className="curve-line"
          points={pointsText(points.map(({ rating }, step) => at(step, rating)))}
        />
        {day(first.at) !== day(last.at) && (
          <text x={box.left} y={HEIGHT - 6}>
            {day(first.at)}
          </text>
        )}
        {!narrow && middle !== day(first.at) && middle !== day(last.at) && (
          <text x={(box.left + box.right) / 2} y={HEIGHT - 6} textAnchor="middle">
            {middle}
          </text>
        )}
        <text x={box.right} y={HEIGHT - 6} textAnchor="end">
          {day(last.at)}
        </text>
      </svg>
      <details className="plot-table">
        <summary>{t('arena.asTable')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('arena.when')}</th>
              <th scope="col">{t('arena.version')}</th>
              <th scope="col">{t('arena.rating')}</th>
              <th scope="col">±</th>
            </tr>
          </thead>
          <tbody>
            {points
              .filter((_, step) => step % every === 0 || step === points.length - 1)
              .map((one) => (
                <tr key={`${one.at}-${one.rating}`}>
                  <td>{date(one.at)}</td>
                  <td>{one.version ?? '–'}</td>
                  <td>{number(one.rating)}</td>
                  <td>{number(Math.round(SURE * one.deviation))}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
