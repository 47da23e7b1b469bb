import type { ReactNode } from 'react';
import type { GameName } from '../wire/generated/messages';

export type Felt = {
  edge: string;
  light: string;
  weave: { width: number; height: number; tile: ReactNode };
};

function scales(): ReactNode {
  const arcs = (x: number, y: number) =>
    [28, 20.2, 12.3].map((r) => `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0`).join('');
  const d = [arcs(28, 28), arcs(0, 42), arcs(56, 42), arcs(0, 14), arcs(56, 14)].join('');
  return <path d={d} fill="none" stroke="#f0c070" strokeOpacity=".13" strokeWidth="1.3" />;
}

export const FELTS: Record<GameName, Felt> = {
  tienlen: {
    edge: '#7a2622',
    light: '#9a3a30',
    weave: { width: 56, height: 28, tile: scales() },
  },
  omi: {
    edge: '#124656',
    light: '#1b6274',
    weave: {
      width: 48,
      height: 48,
      tile: (
        <path
          d="M24 2l22 22-22 22L2 24zM24 12l12 12-12 12-12-12zM0 12L12 0M36 0l12 12M48 36L36 48M12 48L0 36"
          fill="none"
          stroke="#f0c878"
          strokeOpacity=".1"
          strokeWidth="1.4"
        />
      ),
    },
  },
  baloot: {
    edge: '#4a2a22',
    light: '#6d4030',
    weave: {
      width: 40,
      height: 40,
      tile: (
        <path
          d="M0 10l10 10L20 10l10 10 10-10M0 30l10 10 10-10 10 10 10-10"
          fill="none"
          stroke="#f3c98b"
          strokeOpacity=".09"
          strokeWidth="1.5"
        />
      ),
    },
  },
  jolly: {
    edge: '#432d4c',
    light: '#5d4169',
    weave: {
      width: 32,
      height: 32,
      tile: (
        <>
          <path d="M0 0h16v16H0zM16 16h16v16H16z" fill="#fff" fillOpacity=".035" />
          <path
            d="M20.5 4.5h7v7h-7zM4.5 20.5h7v7h-7z"
            fill="none"
            stroke="#e8cf96"
            strokeOpacity=".08"
          />
        </>
      ),
    },
  },
  santase: {
    edge: '#1f4d38',
    light: '#2f6a4d',
    weave: {
      width: 44,
      height: 44,
      tile: (
        <path
          d="M22 6c6 6 6 12 0 16-6-4-6-10 0-16zM22 38c-6-6-6-12 0-16 6 4 6 10 0 16zM6 22c6-6 12-6 16 0-4 6-10 6-16 0zM38 22c-6 6-12 6-16 0 4-6 10-6 16 0z"
          fill="none"
          stroke="#f4e0b0"
          strokeOpacity=".08"
          strokeWidth="1.4"
        />
      ),
    },
  },
};
