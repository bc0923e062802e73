import type { PhotoAssessment } from '@posedown/contract';

/** What was made of each day, of the pages of photos that are there; a later page says the same. */
export const assessmentsOf = (
  pages: readonly { assessments: readonly PhotoAssessment[] }[],
): ReadonlyMap<string, PhotoAssessment> =>
  new Map(pages.flatMap(({ assessments }) => assessments.map((one) => [one.date, one])));
