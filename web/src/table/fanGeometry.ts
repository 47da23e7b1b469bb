/** Where the cards of a fan stand. Pure numbers, no DOM. */

export const CARD_RATIO = 1.4;
/** Space between the fan and the edge of the stage: a card that is lifted at its end stays inside, but for its ring. */
export const MARGIN = 8;
/** How far the index reaches from its corner, in card widths: the rank of a ten, and the suit below it. */
export const INDEX = { across: 0.384, down: 0.616 };
/** A covered card shows at least this part of its width, so that its index stays whole. */
export const MIN_STRIP = 0.4;
/** There, above its foot, stands the middle of the rank, in card widths. */
const RANK = 1.19;

export type FanWish = {
  /** Width of a card if there is room. */
  width: number;
  /** Radius of the circle on which the cards stand. */
  radius: number;
  /** Degrees between neighbours if there is room. */
  step: number;
};

type FanPlace = { x: number; y: number; angle: number };
export type FanShape = { width: number; radius: number; step: number; places: FanPlace[] };

const RAD = Math.PI / 180;

/** Largest angle at which a card on the circle still ends inside `half`. */
function widestAngle(half: number, width: number, radius: number): number {
  const reach = radius + CARD_RATIO * width;
  const length = Math.hypot(reach, width / 2);
  if (half >= length) return 90;
  return (Math.asin(half / length) - Math.atan2(width / 2, reach)) / RAD;
}

/** Visible part of a covered card at its rank, in card widths. */
export function stripOf(shape: { width: number; radius: number; step: number }): number {
  return ((shape.radius + RANK * shape.width) * shape.step * RAD) / shape.width;
}

/**
 * The fan of `count` cards in `room` pixels: the wished width if every strip stays wide enough, else the
 * largest width at which it does. `x` is the middle of a card's foot, from the middle of the room; `y` how
 * much lower than the middle card it stands; cards turn round the middle of their foot.
 */
export function fanShape(count: number, room: number, wish: FanWish): FanShape {
  const half = room / 2 - MARGIN;
  let width = wish.width;
  let step = 0;
  for (; ; width -= 1) {
    const widest = widestAngle(half, width, wish.radius);
    step = count > 1 ? Math.min(wish.step, (2 * widest) / (count - 1)) : 0;
    if (count < 2 || width <= 24) break;
    if (step > 0 && stripOf({ width, radius: wish.radius, step }) >= MIN_STRIP) break;
  }
  const places = Array.from({ length: count }, (_, i) => {
    const angle = (i - (count - 1) / 2) * step;
    return {
      x: wish.radius * Math.sin(angle * RAD),
      y: wish.radius * (1 - Math.cos(angle * RAD)),
      angle,
    };
  });
  return { width, radius: wish.radius, step, places };
}

/** How far a fan reaches to each side of its middle. */
export function reachOf(shape: FanShape): number {
  const last = shape.places.at(-1);
  if (!last) return 0;
  const angle = last.angle * RAD;
  return last.x + (shape.width / 2) * Math.cos(angle) + CARD_RATIO * shape.width * Math.sin(angle);
}
