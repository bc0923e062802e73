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

/** One schema for each muscle. */
function perMuscle<Schema extends z.ZodType>(schemaOf: (muscle: Muscle) => Schema) {
  const entries = MUSCLES.map((muscle) => [muscle, schemaOf(muscle)] as const);
  return Object.fromEntries(entries) as Record<Muscle, Schema>;
}

/** Weekly hard sets: the least that grows, the range that grows best, the most one recovers from. */
const landmarksSchema = z
  .object({
    mev: z.number().int(),
    mavLow: z.number().int(),
    mavHigh: z.number().int(),
    mrv: z.number().int(),
  })
  .meta({ id: 'VolumeLandmarks' });

/** The volume landmarks of every muscle, as they are answered. */
export const muscleLandmarksSchema = z
  .object(perMuscle(() => landmarksSchema))
  .meta({ id: 'MuscleLandmarks' });

const sets = integerIn(LANDMARK_LIMIT, 'sets');

/** The landmarks of one muscle as a coach sets them: none below the one before it. */
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

/** The volume landmarks of every muscle, as a coach sets them. */
export const muscleLandmarksBodySchema = z.strictObject(perMuscle(landmarksBodyOf));
