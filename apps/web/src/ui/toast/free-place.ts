/** From where to where something stands on the screen, px from its top. */
export interface Span {
  top: number;
  bottom: number;
}

/** Something to press that a toast could lie over. */
export interface Obstacle extends Span {
  /** Whether it stays where it is while the page scrolls: then it cannot be scrolled free. */
  isFixed: boolean;
}

const STEP_PX = 8;
/** How much more it matters to keep what cannot be scrolled free. */
const FIXED_WEIGHT = 1000;

const overlap = (one: Span, other: Span) =>
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/**
 * Where a toast lies over nothing to press, the lowest such place; where there is none, over as little of
 * it as can be.
 * @param room what is left of the screen between its bars
 * @param now where it is already: it moves only where it must
 * @returns the bottom of the toast, px from the top of the screen
 */
export function freePlace(
  heightPx: number,
  room: Span,
  obstacles: readonly Obstacle[],
  now?: number,
): number {
  const costAt = (bottom: number) =>
    obstacles.reduce(
      (sum, obstacle) =>
        sum +
        overlap({ top: bottom - heightPx, bottom }, obstacle) *
          (obstacle.isFixed ? FIXED_WEIGHT : 1),
      0,
    );
  if (now !== undefined && now <= room.bottom && costAt(now) === 0) return now;
  let best = room.bottom;
  let least = costAt(best);
  for (let bottom = best; bottom - heightPx >= room.top && least > 0; bottom -= STEP_PX) {
    const cost = costAt(bottom);
    if (cost < least) [best, least] = [bottom, cost];
  }
  return best;
}
