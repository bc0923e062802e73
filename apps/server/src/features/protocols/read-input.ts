import { calendarDayIn, type ProtocolInput } from '@posedown/coaching';
import type { Db } from '../../platform/db/database.ts';
import { findLatestBody, type Person, toPlanAnswers } from '../athletes/index.ts';
import { readFacts } from './queries.ts';

/**
 * Everything a protocol of this athlete may rest on.
 * @throws AppError `not_enough_data` naming the answers that are missing.
 */
export async function readInput(db: Db, athlete: Person, now: Date): Promise<ProtocolInput> {
  const answers = toPlanAnswers(athlete, now, await findLatestBody(db, athlete.id));
  return {
    answers,
    ...(await readFacts(db, athlete.id, calendarDayIn(now, athlete.timezone))),
  };
}
