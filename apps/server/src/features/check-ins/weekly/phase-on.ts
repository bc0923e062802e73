import { type AthletePhase, athletePhase, weeksOut } from '@posedown/coaching';
import type { Db } from '../../../platform/db/database.ts';
import type { Person } from '../../athletes/index.ts';
import { findNextShow } from '../../shows/index.ts';

/** An athlete's phase on a day, which decides what they are asked. */
export async function phaseOn(
  db: Db,
  { id, primaryGoal }: Pick<Person, 'id' | 'primaryGoal'>,
  day: string,
): Promise<AthletePhase | null> {
  const show = await findNextShow(db, id, day);
  return athletePhase({ primaryGoal, weeksOut: show ? weeksOut(day, show.date) : null });
}
