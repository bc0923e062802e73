import {
  capital,
  LANDMARK_LABELS,
  LANDMARK_LIMIT,
  landmarkOutOfOrder,
  MUSCLE_LABELS,
  MUSCLES,
  type Muscle,
} from '@posedown/coaching';
import { z } from 'zod';
import { integerIn } from './common.ts';

/** Builds one schema per muscle. */
function perMuscle<Schema extends z.ZodType>(schemaOf: (muscle: Muscle) => Schema) {
  const entries = MUSCLES.map((muscle) => [muscle, schemaOf(muscle)] as const);
  return Object.fromEntries(entries) as Record<Muscle, Schema>;
}

/** Weekly hard sets: the minimum that grows, the range that grows best, and the maximum one recovers from. */
const landmarksSchema = z
  .object({
    mev: z.number().int(),
    mavLow: z.number().int(),
    mavHigh: z.number().int(),
    mrv: z.number().int(),
  })
  .meta({ id: 'VolumeLandmarks' });

/** The volume landmarks of every muscle in replies. */
export const muscleLandmarksSchema = z
  .object(perMuscle(() => landmarksSchema))
  .meta({ id: 'MuscleLandmarks' });

const sets = integerIn(LANDMARK_LIMIT, 'sets');

/** One muscle's landmarks as set by a coach; none below the previous one. */
const landmarksBodyOf = (muscle: Muscle) =>
  z
    .strictObject({ mev: sets, mavLow: sets, mavHigh: sets, mrv: sets })
    .superRefine((landmarks, context) => {
      const wrong = landmarkOutOfOrder(landmarks);
      if (!wrong) return;
      const [name, before] = [LANDMARK_LABELS[wrong.name], LANDMARK_LABELS[wrong.before]];
      const message = `${capital(MUSCLE_LABELS[muscle])}: ${name} may not be below ${before}`;
      context.addIssue({ code: 'custom', path: [wrong.name], message });
    });

/** The volume landmarks of every muscle as set by a coach. */
export const muscleLandmarksBodySchema = z.strictObject(perMuscle(landmarksBodyOf));
