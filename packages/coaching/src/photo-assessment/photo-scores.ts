import type { Limit } from '../athlete/limits.ts';

/** Criteria a coach scores on a day's photos, as judges do. */
export const PHOTO_SCORES = ['conditioning', 'symmetry', 'fullness'] as const;
export type PhotoScore = (typeof PHOTO_SCORES)[number];

export const PHOTO_SCORE_LIMIT = { min: 1, max: 10, step: 1 } as const satisfies Limit;

/** The scores with descriptions, so that all coaches mean the same by a 5. */
export const PHOTO_SCORE_ANCHORS = [1, 5, 10] as const;

interface ScoreText {
  label: string;
  anchors: Record<(typeof PHOTO_SCORE_ANCHORS)[number], string>;
}

/** Conditioning is leanness and dryness, symmetry is balance, fullness is size in the muscle bellies. */
export const PHOTO_SCORE_TEXTS: Record<PhotoScore, ScoreText> = {
  conditioning: {
    label: 'Conditioning',
    anchors: {
      1: 'Soft: no line between one muscle and the next.',
      5: 'Muscles are separated, with little detail within them; glutes and lower back still covered.',
      10: 'Stage dry: striations in every pose, cut glutes and lower back.',
    },
  },
  symmetry: {
    label: 'Symmetry',
    anchors: {
      1: 'One side, or one half of the body, clearly lags behind the other.',
      5: 'Balanced as a whole, with one or two parts that lag.',
      10: 'Left and right, top and bottom, front and back match; nothing lags.',
    },
  },
  fullness: {
    label: 'Fullness',
    anchors: {
      1: 'Flat: muscle bellies look deflated, and poses lose their shape.',
      5: 'Round when flexed, flat at rest or late in the round.',
      10: 'Full muscle bellies in every pose and at rest, the skin tight over them.',
    },
  },
};
