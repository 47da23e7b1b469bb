import { At } from '../../table/At';
import type { Layout, Side } from '../../table/layout';
import { useLayout } from '../../table/StageLayout';
import { TrickPile } from '../../table/TrickPile';
import { TrumpSeal } from '../../table/TrumpSeal';
import type { OmiView } from '../../wire/generated/messages';
import { teamsOf } from './score';
import { about, type Eyes, suitName, teamLabel } from './words';

/** Height of the whole seal. */
const SEAL = 78;

type Props = { view: OmiView; eyes: Eyes; sides: readonly Side[] };

/** Beside the trump maker; in a corner where there is no room beside seats. */
function sealSpot(layout: Layout, side: Side): { x: number; y: number } {
  const { size, felt, seats, centre, floor } = layout;
  if (size === 'phone') return { x: felt.x + 42, y: felt.y + 8 };
  if (size === 'landscape') return { x: felt.x + 150, y: felt.y + 8 };
  if (side === 'left') return { x: seats.left.x + 112, y: seats.left.y };
  if (side === 'right') return { x: seats.right.x - 112, y: seats.right.y };
  if (side === 'top') return { x: seats.top.x - 220, y: seats.top.y };
  return { x: centre.x - layout.card * 2.1, y: floor - 86 };
}

/** The trump seal and what both teams have taken. */
export function Seals({ view, eyes, sides }: Props) {
  const layout = useLayout();
  const { felt, size } = layout;
  const { trump } = view;
  // Where the seat below the corner is close, the suit alone has to do.
  const tight = size === 'phone' && layout.seats.left.y < felt.y + 8 + SEAL + 8;
  const small = size === 'phone' || size === 'landscape';
  const piles = size === 'landscape' ? felt.width - 150 : felt.width - (small ? 56 : 110);
  return (
    <>
      {trump && (
        <At {...sealSpot(layout, sides[view.trump_maker] ?? 'top')}>
          <TrumpSeal
            suit={trump}
            label={tight ? undefined : eyes.say('omi.trump')}
            name={about(eyes, 'omi.seal', view.trump_maker, { suit: suitName(eyes.say, trump) })}
          />
        </At>
      )}
      {trump && (
        <At x={felt.x + piles} y={felt.y + (small ? 6 : 14)}>
          <div className="flex" style={{ gap: small ? 6 : 20 }} dir="ltr">
            {teamsOf(eyes).map((team) => {
              const count = view.tricks_won[team] ?? 0;
              const label = `${teamLabel(eyes, team)} ${count}`;
              return (
                <TrickPile
                  key={team}
                  team={team}
                  count={count}
                  label={label}
                  width={small ? 28 : 42}
                />
              );
            })}
          </div>
        </At>
      )}
    </>
  );
}
