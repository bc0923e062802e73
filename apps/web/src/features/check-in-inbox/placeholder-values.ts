import { fillPlaceholders, type PlaceholderValues, placeholderValues } from '@posedown/coaching';
import type { CheckInReview } from '@posedown/contract';

/** What placeholders of a reply are filled with. */
export function valuesOf({ athlete, weeks: { now, before } }: CheckInReview): PlaceholderValues {
  return placeholderValues({
    ...{ name: athlete.name, units: athlete.units, weeksOut: athlete.weeksOut },
    ...{ weightKg: now.weightKg, weightBeforeKg: before.weightKg },
    ...{ sleepHours: now.sleepHours, diaryDays: now.diaryDays },
  });
}

const REFERRAL =
  '{name}, please see a doctor about this before you train again, and tell me what they say. Until then the plan stays as it is.';

/** The reply that refers an athlete to a doctor. */
export const referralTo = (review: CheckInReview): string =>
  fillPlaceholders(REFERRAL, valuesOf(review)).text;
