import { PHOTO_SCORE_TEXTS, PHOTO_SCORES, type PhotoScore } from '@posedown/coaching';

/** A coach's photo scores of ten: 'Conditioning 7', 'Symmetry 6', 'Fullness 8'. */
export const scoreText = (scores: Record<PhotoScore, number>): string[] =>
  PHOTO_SCORES.map((score) => `${PHOTO_SCORE_TEXTS[score].label} ${scores[score]}`);
