import { type ShowTarget, safeTargetKg } from '@posedown/coaching';
import type { Person } from '../queries.ts';

interface Body {
  /** The trend, or the last weight known; kg. */
  weightKg: number | null;
  bodyFatPercent: number | null;
}

/** What an athlete who prepares for a show is to weigh on its day; null for whoever has no show or no target. */
export function showTargetOf(
  { primaryGoal, targetWeight, height, sex }: Person,
  { weightKg, bodyFatPercent }: Body,
  showDay: string | null,
): ShowTarget | null {
  if (primaryGoal !== 'competition_prep' || showDay === null) return null;
  if (targetWeight === null || height === null || weightKg === null) return null;
  const targetKg = safeTargetKg({
    ...{ heightCm: height, weightKg, targetWeightKg: targetWeight },
    ...(sex ? { sex } : {}),
    ...(bodyFatPercent === null ? {} : { bodyFatPercent }),
  });
  return { weightKg, targetKg, enteredKg: targetWeight, showDay };
}
