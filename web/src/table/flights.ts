/** Paths and times of flying cards. Pure data; `FlightLayer` plays them. */
import type { CardLook } from '../cards/Card';
import type { Spot } from './places';

export type FlightKind = 'deal' | 'play' | 'return' | 'sweep' | 'draw' | 'meld';

export type Flight = {
  /** A card code, or `back` for a card the viewer may not see. */
  card: string;
  /** Names of places, see `usePlace`. */
  from: string;
  to: string;
  kind: FlightKind;
  /** How the card looks on its way, such as the winner of a trick. */
  look?: CardLook;
};

type Style = {
  time: number;
  gap: number;
  wait: number;
  easing: string;
  arc: number;
  flip: boolean;
};

export const STYLES: Record<FlightKind, Style> = {
  deal: { time: 320, gap: 50, wait: 0, easing: 'cubic-bezier(.2,.8,.2,1)', arc: 0, flip: true },
  play: { time: 380, gap: 40, wait: 0, easing: 'cubic-bezier(.3,.1,.2,1)', arc: 60, flip: false },
  return: { time: 260, gap: 0, wait: 0, easing: 'ease-out', arc: 60, flip: false },
  sweep: { time: 300, gap: 0, wait: 500, easing: 'ease-in', arc: 0, flip: false },
  draw: { time: 300, gap: 60, wait: 0, easing: 'cubic-bezier(.2,.8,.2,1)', arc: 0, flip: true },
  meld: { time: 300, gap: 40, wait: 0, easing: 'cubic-bezier(.3,.1,.2,1)', arc: 30, flip: false },
};

/** With less motion cards fade in where they arrive, and a trick is cut away. */
export const FADE = 120;
export const CUT = 700;
/** A queue longer than this is played at double speed. */
export const LATE = 1500;

export function lengthOf(stage: readonly Flight[], lessMotion: boolean): number {
  return Math.max(
    0,
    ...stage.map(({ kind }, at) => {
      if (lessMotion) return kind === 'sweep' ? CUT : FADE;
      const { time, gap, wait } = STYLES[kind];
      return wait + at * gap + time;
    }),
  );
}

/** A small turn that everybody sees alike, from −10° to +10°, made from the number of an event. */
export function turnOf(seed: number): number {
  return ((seed * 7919 + 104729) % 2001) / 100 - 10;
}

const STEPS = 8;

/** Keyframes of the way from one spot to another; the card is drawn at the width of its goal. */
export function pathOf(from: Spot, to: Spot, kind: FlightKind): Keyframe[] {
  const { arc } = STYLES[kind];
  const sweep = kind === 'sweep';
  const end = sweep ? 0.4 : 1;
  const start = sweep ? 1 : from.width / to.width;
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const p = i / STEPS;
    const x = from.x + (to.x - from.x) * p;
    const y = from.y + (to.y - from.y) * p - arc * 4 * p * (1 - p);
    const turn = from.turn + (to.turn - from.turn) * p;
    return {
      transform: `translate(${x}px, ${y}px) translate(-50%, -50%) rotate(${turn}deg) scale(${start + (end - start) * p})`,
      opacity: sweep ? 1 - p * p : 1,
    };
  });
}
