import type { FigurePose, PracticePose } from '@posedown/coaching';

/** Which of a segment's poses is on, when so much of it is left: each has the same share of it. */
export function figureAt({ figures, seconds }: PracticePose, leftMs: number): FigurePose {
  const share = 1 - leftMs / (seconds * 1000);
  const place = Math.min(figures.length - 1, Math.floor(share * figures.length));
  return figures[place] ?? figures[0];
}
