import type { ReactNode } from 'react';
import { Felt } from '../../ui/Felt';
import type { GameName } from '../../wire/generated/messages';

type Props = { game: GameName; caption: string; children: ReactNode };

/** Cards on a piece of the game's felt, and a sentence to them. */
export function Picture({ game, caption, children }: Props) {
  return (
    <figure className="guide-picture on-felt">
      <Felt game={game} />
      <div>{children}</div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
