import type { PosingRating } from '@posedown/contract';
import { RATINGS } from './posing-text.ts';

/** The athlete's rating of a practice before it is saved. Unrated fields are missing. */
export interface SelfRating extends Partial<Record<PosingRating, number>> {
  nextSessionFocus: string;
  videoUrl: string;
  /** A new key after a conflict: a changed rating is a new request. */
  requestKey?: string;
}
export const UNRATED: SelfRating = { nextSessionFocus: '', videoUrl: '' };

/** Parses a stored draft; undefined if it isn't one. Fields missing from older drafts are empty. */
export function readSelfRating(draft: unknown): SelfRating | undefined {
  if (typeof draft !== 'object' || draft === null) return undefined;
  const rating = { ...UNRATED, ...draft };
  const areRated = RATINGS.every(
    (name) => rating[name] === undefined || Number.isInteger(rating[name]),
  );
  const areTexts = [rating.nextSessionFocus, rating.videoUrl].every(
    (text) => typeof text === 'string',
  );
  return areRated && areTexts ? rating : undefined;
}
