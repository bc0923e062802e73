import { addDays, seededRandom } from '@posedown/coaching';
import type { CastMember } from './cast.ts';
import type { PlannedPhoto } from './photo-rows.ts';
import { type DemoRow, newId } from './queries.ts';
import type { LivedDay } from './simulate-days.ts';

/** Photo notes of the demo coach. */
const ASSESSMENT_NOTES = [
  'Waist is coming in and the upper back holds. Hamstrings next.',
  'Quads show their first lines. Keep the steps where they are.',
  'Shoulders rounder than last time. Stand taller in the back shot.',
  'A little flat, as I would expect in week two of the deficit. No change.',
  'Best set so far. Lower back is the last place left.',
  'Same light and the same distance next time, please: then we can compare.',
] as const;

/** The highest body fat in %, and the drop from there to stage condition. */
const SOFT = { male: 22, female: 31 } as const;
const TO_STAGE = 15;

interface AssessmentRowsInput {
  /** The athlete's index among those with photos. */
  place: number;
  userId: string;
  coachId: string;
  days: readonly LivedDay[];
  photos: readonly PlannedPhoto[];
}

/**
 * The coach's photo assessments, written the evening after: leaner means better conditioned. The newest photos of the
 * demo athlete and every second athlete aren't assessed yet.
 */
export function assessmentRows(
  { email, sex }: CastMember,
  { place, userId, coachId, days, photos }: AssessmentRowsInput,
): DemoRow<'assessments'>[] {
  const random = seededRandom(`assessments:${email}`);
  const symmetry = random.integer(5, 7);
  const notes = random.shuffle(ASSESSMENT_NOTES);
  const dates = [...new Set(photos.map(({ date }) => date))].sort();
  const assessedDates = place % 2 === 0 ? dates.slice(0, -1) : dates;
  return assessedDates.flatMap((date, index) => {
    const day = days.find((lived) => lived.date === date);
    if (!day) return [];
    const shown = (SOFT[sex] - day.bodyFatPercent) / TO_STAGE;
    return {
      userId,
      coachId,
      date,
      conditioning: ofTen(1 + 9 * shown),
      symmetry: ofTen(symmetry + index / 3),
      fullness: ofTen(random.normal(day.eatenShare < 0.97 ? 5 : 6.5, 0.8)),
      note: index === 0 ? null : (notes[index] ?? null),
      assessedAt: new Date(`${addDays(date, 1)}T19:${random.integer(10, 59)}:00Z`),
      requestKey: newId(),
    };
  });
}

const ofTen = (value: number) => Math.min(10, Math.max(1, Math.round(value)));
