import { useId } from 'react';
import { star } from '../cards/shapes';
import type { GameName } from '../wire/generated/messages';
import { BANDS } from './carpetBands';
import { FELTS } from './carpetFelts';
import './carpet.css';

type Props = {
  game: GameName;
  width: number;
  height: number;
  /** Scale of the band; 0.6 on phones. */
  band?: number;
  radius?: number;
};

/** A game's carpet at any size: felt with light and weave, band of whole repeats, a star in each corner. */
export function Carpet({ game, width, height, band: scale = 1, radius = 26 }: Props) {
  const id = useId();
  const band = BANDS[game];
  const { edge, light, weave } = FELTS[game];
  const b = band.height * scale;
  const across = width - 2 * b;
  const down = height - 2 * b;
  // The tile is stretched so that each side holds a whole number of them.
  const stretched = (length: number) =>
    length / Math.max(1, Math.round(length / (band.width * scale)));

  const tile = (name: string, length: number) => (
    <pattern id={`${id}${name}`} width={stretched(length)} height={b} patternUnits="userSpaceOnUse">
      <g transform={`scale(${stretched(length) / band.width} ${scale})`}>{band.tile}</g>
    </pattern>
  );
  const side = (name: string, length: number, transform: string) => (
    <rect width={length} height={b} fill={`url(#${id}${name})`} transform={transform} />
  );

  return (
    <div
      className="carpet"
      style={{ width, height, borderRadius: radius, background: band.ground }}
    >
      <svg width={width} height={height} aria-hidden="true">
        <defs>
          {tile('across', across)}
          {tile('down', down)}
          <pattern
            id={`${id}weave`}
            width={weave.width}
            height={weave.height}
            patternUnits="userSpaceOnUse"
          >
            {weave.tile}
          </pattern>
          <radialGradient id={`${id}light`} cx=".5" cy=".44" r=".62">
            <stop offset="0" stopColor={light} />
            <stop offset=".78" stopColor={light} stopOpacity="0" />
          </radialGradient>
        </defs>
        {side('across', across, `translate(${b} 0)`)}
        {side('across', across, `translate(${width - b} ${height}) rotate(180)`)}
        {side('down', down, `translate(${width} ${b}) rotate(90)`)}
        {side('down', down, `translate(0 ${height - b}) rotate(-90)`)}
        {[
          [b / 2, b / 2],
          [width - b / 2, b / 2],
          [b / 2, height - b / 2],
          [width - b / 2, height - b / 2],
        ].map(([x = 0, y = 0]) => (
          <g key={`${x} ${y}`}>
            <polygon points={star(x, y, b * 0.4, b * 0.275)} fill="#d9a23c" />
            <polygon points={star(x, y, b * 0.225, b * 0.15)} fill={edge} />
          </g>
        ))}
        <g transform={`translate(${b} ${b})`}>
          <rect width={across} height={down} rx="10" fill={edge} />
          <rect width={across} height={down} rx="10" fill={`url(#${id}light)`} />
          <rect width={across} height={down} rx="10" fill={`url(#${id}weave)`} />
        </g>
      </svg>
      <div className="carpet-shade" style={{ inset: b }} />
    </div>
  );
}
