import type { ReactNode } from 'react';
import { FELTS } from '../table/carpetFelts';
import type { GameName } from '../wire/generated/messages';

const SIGNS: Record<GameName, (edge: string) => ReactNode> = {
  omi: (edge) => (
    <>
      <path d="M50 14l30 36-30 36-30-36z" fill="#e5b04a" />
      <path d="M50 34l14 16-14 16-14-16z" fill={edge} />
    </>
  ),
  tienlen: () => (
    <path
      d="M14 66a36 36 0 0 1 72 0M32 66a18 18 0 0 1 36 0"
      fill="none"
      stroke="#f0c070"
      strokeWidth="8"
    />
  ),
  jolly: () => (
    <>
      <path d="M24 24h24v24H24zM52 52h24v24H52z" fill="#efe3cf" />
      <path d="M56 28h16v16H56zM28 56h16v16H28z" fill="none" stroke="#c8a45c" strokeWidth="6" />
    </>
  ),
  baloot: () => (
    <g fill="none" strokeWidth="8">
      <path d="M10 30l20 24 20-24 20 24 20-24" stroke="#f3e3c6" />
      <path d="M10 52l20 24 20-24 20 24 20-24" stroke="#e08b3a" />
    </g>
  ),
  santase: () => (
    <>
      <path d="M50 14l12 24 24 12-24 12-12 24-12-24-24-12 24-12z" fill="#e3574a" />
      <path d="M50 36l14 14-14 14-14-14z" fill="#f4e9d4" />
    </>
  ),
};

/** The sign of a game on a piece of its felt. */
export function GameMark({ game, size }: { game: GameName; size: number }) {
  const { edge } = FELTS[game];
  return (
    <svg width={size} height={size} viewBox="0 0 100 100" aria-hidden="true" className="flex-none">
      <rect width="100" height="100" rx="26" fill={edge} />
      {SIGNS[game](edge)}
    </svg>
  );
}
