import { calendarDayIn, type ProtocolInput, VOLUME_LANDMARKS } from '@posedown/coaching';
import type { Db } from '../../platform/db/database.ts';
import { notFound } from '../../platform/errors.ts';
import {
  findLatest,
  findPerson,
  listFollowedPhases,
  listMealPlanAims,
  type Person,
  toPlanAnswers,
} from '../athletes/index.ts';
import { findLandmarks } from '../insights/index.ts';
import { readExpenditureFacts } from '../progress/index.ts';
import { readFacts } from './queries.ts';

/**
 * Everything a protocol of this athlete may rest on, as it is now. Call it in the transaction that
 * rests on it.
 * @throws AppError `not_enough_data` naming the answers that are missing.
 */
export async function readInput(
  db: Db,
  { id }: Pick<Person, 'id'>,
  now: Date,
): Promise<ProtocolInput> {
  const athlete = await findPerson(db, id);
  if (!athlete) throw notFound('That athlete');
  const answers = toPlanAnswers(athlete, now, await findLatest(db, athlete, now));
  const today = calendarDayIn(now, athlete.timezone);
  return {
    answers,
    ...(await readFacts(db, id, today)),
    ...(await readExpenditureFacts(db, athlete, today)),
    followed: {
      phases: await listFollowedPhases(db, athlete),
      mealPlans: await listMealPlanAims(db, athlete),
    },
    landmarks: (await findLandmarks(db, id)) ?? VOLUME_LANDMARKS,
  };
}
