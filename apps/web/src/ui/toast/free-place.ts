/** A vertical range on the screen, in px from the top. */
export interface Span {
  top: number;
  bottom: number;
}

/** A control that a toast could cover. */
export interface Obstacle extends Span {
  /** Whether it is fixed while the page scrolls, so that it can't be uncovered by scrolling. */
  isFixed: boolean;
}

const STEP_PX = 8;
/** How much worse it is to cover a fixed control. */
const FIXED_WEIGHT = 1000;

const overlap = (one: Span, other: Span) =>
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/**
 * Finds the lowest place where a toast covers no controls, or else the fewest. @param room the
 * part of the screen between its bars @param now its current place; it moves only if necessary
 * @returns the bottom of the toast, in px from the top of the screen
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
  let lowestCost = costAt(best);
  for (let bottom = best; bottom - heightPx >= room.top && lowestCost > 0; bottom -= STEP_PX) {
    const cost = costAt(bottom);
    if (cost < lowestCost) [best, lowestCost] = [bottom, cost];
  }
  return best;
}
