import { useId } from 'react';
import { FELTS } from '../table/carpetFelts';
import type { GameName } from '../wire/generated/messages';

/** A piece of a game's felt that fills its parent; lit from the middle. */
export function Felt({ game }: { game: GameName }) {
  const id = useId();
  const { edge, light, weave } = FELTS[game];
  return (
    <svg aria-hidden="true" className="absolute inset-0 h-full w-full" preserveAspectRatio="none">
      <defs>
        <radialGradient id={`${id}light`} cx=".5" cy=".4" r=".7">
          <stop offset="0" stopColor={light} />
          <stop offset="1" stopColor={edge} />
        </radialGradient>
        <pattern
          id={`${id}weave`}
          width={weave.width}
          height={weave.height}
          patternUnits="userSpaceOnUse"
        >
          {weave.tile}
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id}light)`} />
      <rect width="100%" height="100%" fill={`url(#${id}weave)`} />
    </svg>
  );
}
