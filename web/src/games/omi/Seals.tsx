import { At } from '../../table/At';
import type { Layout, Side } from '../../table/layout';
import { useLayout } from '../../table/StageLayout';
import { TrickPile } from '../../table/TrickPile';
import { TrumpSeal } from '../../table/TrumpSeal';
import type { OmiView } from '../../wire/generated/messages';
import { teamsOf } from './score';
import { about, type Eyes, suitName, teamLabel } from './words';

/** Height of the whole seal, and of the suit alone. */
const SEAL = 78;
const SMALL_SEAL = 45;

/** Height of a team's tricks with their number, and of what a seat says above itself. */
const PILE = 66;
const BUBBLE = 32;

/** What the score says too has no room above a seat that stands close below, nor between two seats. */
export function hasPiles({ size, width, felt, seats }: Layout): boolean {
  if (size === 'landscape') return felt.width >= 600;
  return size !== 'phone' || (width >= 360 && seats.right.y >= felt.y + 6 + PILE + BUBBLE);
}

type Props = { view: OmiView; eyes: Eyes; sides: readonly Side[] };

/** Where the seat below the corner is close, the suit alone has to do. */
const isTight = ({ size, seats, felt }: Layout): boolean =>
  size === 'phone' && seats.left.y < felt.y + 8 + SEAL + 8;

/** Beside the trump maker; in a corner where there is no room beside seats. */
function sealSpot(layout: Layout, side: Side): { x: number; y: number } {
  const { size, felt, seats, centre, floor } = layout;
  if (size === 'phone') return { x: felt.x + 42, y: felt.y + (isTight(layout) ? 1 : 8) };
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
  const tight = isTight(layout);
  const room = size !== 'phone' || layout.seats.left.y >= felt.y + SMALL_SEAL;
  const small = size === 'phone' || size === 'landscape';
  const piles = size === 'landscape' ? felt.width - 174 : felt.width - (small ? 56 : 110);
  return (
    <>
      {trump && room && (
        <At {...sealSpot(layout, sides[view.trump_maker] ?? 'top')}>
          <TrumpSeal
            suit={trump}
            label={tight ? undefined : eyes.say('omi.trump')}
            name={about(eyes, 'omi.seal', view.trump_maker, { suit: suitName(eyes.say, trump) })}
          />
        </At>
      )}
      {trump && hasPiles(layout) && (
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
