import { placer, pointsText } from './curve';
import { domainOf } from './scale';
import './plots.css';

const WIDTH = 56;
const HEIGHT = 22;
const BOX = { left: 3, right: WIDTH - 4, top: 4, bottom: HEIGHT - 4 };

/** The course of a few numbers, as small as a word; what it says is written beside it. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const last = values.at(-1);
  if (values.length < 2 || last === undefined) return null;
  const at = placer(BOX, [0, values.length - 1], domainOf(values, 0));
  const points = values.map((value, number) => at(number, value));
  const [x, y] = at(values.length - 1, last);
  return (
    <svg className="sparkline" width={WIDTH} height={HEIGHT} aria-hidden="true" direction="ltr">
      <polyline points={pointsText(points)} />
      <circle cx={x} cy={y} r="2.5" />
    </svg>
  );
}
