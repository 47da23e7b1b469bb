import { LANGUAGES, useWords } from '../../i18n';
import { spread } from '../../plots/spread';
import { useWidth } from '../../ui/useWidth';
import type { Deal, Side } from './story';
import { sideOf, startOf } from './story';

const COLOURS = ['var(--chart-1)', 'var(--chart-2)', 'var(--chart-3)', 'var(--chart-4)'];
const HEIGHT = 206;
const LEFT = 48;
/** Below this width labels are shorter and ticks fewer. */
const NARROW = 500;
const TOP = 16;
const BOTTOM = 178;
/** The width of a letter of a label, about. */
const LETTER = 7.6;
/** Between the labels at the right end. */
const GAP = 16;

/** A round step so that four lines hold everything. */
function stepFor(range: number): number {
  const rough = Math.max(1, range / 4);
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 5, 10].find((one) => one * power >= rough) ?? 10) * power;
}

/** Running totals of all sides as lines; the table below has the numbers. */
export function DealChart(props: {
  sides: readonly Side[];
  deals: readonly Deal[];
  own: number | null;
}) {
  const { sides, deals, own } = props;
  const { t, signed, language } = useWords();
  const rtl = LANGUAGES[language].dir === 'rtl';
  const [place, width] = useWidth(802);
  const narrow = width < NARROW;
  const room = Math.min(
    narrow ? 136 : 220,
    16 + LETTER * Math.max(...sides.map(({ name }) => name.length + 5)),
  );
  const right = width - room;
  const longest = Math.floor((room - 16) / LETTER) - 5;
  const mine = sideOf(sides, own);
  const begun = startOf(deals).totals;
  const all = [0, ...begun, ...deals.flatMap(({ totals }) => totals)];
  const step = stepFor(Math.max(...all) - Math.min(...all));
  const low = Math.floor(Math.min(...all) / step) * step;
  const high = Math.max(low + step, Math.ceil(Math.max(...all) / step) * step);
  const x = (deal: number) => LEFT + (deal / deals.length) * (right - LEFT);
  const y = (value: number) => BOTTOM - ((value - low) / (high - low)) * (BOTTOM - TOP);
  const lines = Array.from(
    { length: Math.round((high - low) / step) + 1 },
    (_, n) => low + n * step,
  );
  const every = Math.max(1, Math.ceil(deals.length / (narrow ? 2 : 4)));
  // Where lines lie on each other, the own one is on top.
  const drawn = sides
    .map(({ name, seats }, side) => ({ name, seats, side }))
    .sort((one, other) => Number(one.side === mine) - Number(other.side === mine));
  const ends = spread(
    sides.map((_, side) => y(deals.at(-1)?.totals[side] ?? 0)),
    { gap: GAP, top: TOP, bottom: BOTTOM },
  );
  return (
    <div ref={place}>
      <svg
        role="img"
        aria-label={t('result.chart')}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        width={width}
        height={HEIGHT}
        className="block"
        direction="ltr"
      >
        {lines.map((value) => (
          <g key={value}>
            <path
              d={`M${LEFT} ${y(value)}H${right}`}
              stroke={value === 0 ? 'var(--line-2)' : 'var(--line)'}
            />
            <text x={LEFT - 8} y={y(value) + 4} textAnchor="end" fontSize="12" fill="var(--ink-3)">
              {signed(value)}
            </text>
          </g>
        ))}
        {deals
          .map(({ number }, at) => ({ number, nth: at + 1 }))
          .filter(({ nth }) => (deals.length - nth) % every === 0)
          .map(({ number, nth }) => (
            <text
              key={number}
              x={x(nth)}
              y={HEIGHT - 4}
              textAnchor="middle"
              fontSize="12"
              fill="var(--ink-3)"
            >
              {t('result.dealNumber', { number })}
            </text>
          ))}
        {drawn.map(({ name, seats, side }) => {
          const colour = COLOURS[side % COLOURS.length];
          const points = [begun[side] ?? 0, ...deals.map(({ totals }) => totals[side] ?? 0)];
          const last = points.at(-1) ?? 0;
          const short = name.length > longest ? `${name.slice(0, longest - 1)}…` : name;
          // Each by itself, with a wider space: a name may end in a figure, or be in other letters.
          const words = [
            <tspan key="name">{`\u2068${short}\u2069`}</tspan>,
            '\u2002',
            <tspan key="score" fontFamily="var(--slab)" fontWeight="750">
              {`\u2066${signed(last)}\u2069`}
            </tspan>,
          ];
          return (
            <g key={seats.join()}>
              <polyline
                fill="none"
                stroke={colour}
                strokeWidth={side === mine ? 4 : 2.5}
                strokeLinejoin="round"
                strokeLinecap="round"
                points={points.map((value, at) => `${x(at)},${y(value)}`).join(' ')}
              />
              <circle cx={right} cy={y(last)} r="5" fill={colour} />
              <text
                x={right + 12}
                y={(ends[side] ?? 0) + 4}
                fontSize="13"
                fontWeight="650"
                fill={colour}
              >
                {rtl ? words.toReversed() : words}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}
