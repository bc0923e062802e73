import type { Figure } from './figure.ts';

export type Hands = 'open' | 'fists';

/** A body with its variants for poses and muscle maps. */
export interface Build extends Record<Hands, Figure> {
  /** The hands used where a pose doesn't specify them. */
  atRest: Figure;
  /** At rest with the middle deltoid, which poses don't need. */
  map: { front: Figure; back: Figure };
}

interface PartGroups {
  body: Figure['parts'];
  clothes: Figure['parts'];
  fists: Figure['parts'];
  openHands: Figure['parts'];
  sideDeltoids: Figure['parts'][number];
}

/**
 * Assembles a body. The back view of the muscle map has no clothes, because they would hide the
 * glutes.
 */
export function assembleBody(
  skeleton: Figure['skeleton'],
  { body, clothes, fists, openHands, sideDeltoids }: PartGroups,
  restingHands: Hands,
): Build {
  const hands = { open: openHands, fists };
  const figure = (...parts: Figure['parts'][]): Figure => ({ skeleton, parts: parts.flat() });
  const wearing = (which: Hands) => figure(body, hands[which], clothes);
  const [open, closed] = [wearing('open'), wearing('fists')];
  const bare = figure(body, hands[restingHands], [sideDeltoids]);
  return {
    open,
    fists: closed,
    atRest: restingHands === 'open' ? open : closed,
    map: { front: figure(bare.parts, clothes), back: bare },
  };
}
