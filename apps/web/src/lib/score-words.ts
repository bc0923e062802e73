import { PHOTO_SCORE_WORDS, PHOTO_SCORES, type PhotoScore } from '@posedown/coaching';

/** 'Conditioning 7', 'Symmetry 6', 'Fullness 8': what a coach saw on photos, of ten. */
export const scoreWords = (scores: Record<PhotoScore, number>): string[] =>
  PHOTO_SCORES.map((score) => `${PHOTO_SCORE_WORDS[score].label} ${scores[score]}`);
