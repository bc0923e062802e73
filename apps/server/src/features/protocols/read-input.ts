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
  tx: Db,
  { id }: Pick<Person, 'id'>,
  now: Date,
): Promise<ProtocolInput> {
  const athlete = await findPerson(tx, id);
  if (!athlete) throw notFound('That athlete');
  const answers = toPlanAnswers(athlete, now, await findLatest(tx, athlete, now));
  const today = calendarDayIn(now, athlete.timezone);
  return {
    answers,
    ...(await readFacts(tx, id, today)),
    ...(await readExpenditureFacts(tx, athlete, today)),
    followed: {
      phases: await listFollowedPhases(tx, athlete),
      mealPlans: await listMealPlanAims(tx, athlete),
    },
    landmarks: (await findLandmarks(tx, id)) ?? VOLUME_LANDMARKS,
  };
}
