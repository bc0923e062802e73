import type { Figure } from './figure.ts';

export type Hands = 'open' | 'fists';

/** A body as poses and muscle maps call for it. */
export interface Build extends Record<Hands, Figure> {
  /** With its hands as it holds them where a pose does not say. */
  atRest: Figure;
  /** At rest with the middle of the shoulder, which poses do without. */
  map: { front: Figure; back: Figure };
}

interface Sorts {
  body: Figure['parts'];
  clothes: Figure['parts'];
  fists: Figure['parts'];
  openHands: Figure['parts'];
  sideDeltoids: Figure['parts'][number];
}

/** Puts a body together; from behind the map has no clothes on: they would hide the glutes. */
export function assembled(
  skeleton: Figure['skeleton'],
  { body, clothes, fists, openHands, sideDeltoids }: Sorts,
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
