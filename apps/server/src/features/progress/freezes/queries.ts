import type { IntakeStep } from '@posedown/coaching';
import type { Db } from '../../../platform/db/database.ts';
import { listFollowedPhases } from '../../athletes/index.ts';
import { listMealSteps } from '../corridor/queries.ts';

interface Whose {
  id: string;
  timezone: string;
}

/** What an athlete was to eat from which day on, by their meal plans and the phases of their protocols. */
export async function listIntakeSteps(
  db: Db,
  athlete: Whose,
  today: string,
): Promise<IntakeStep[]> {
  const plans = await listMealSteps(db, athlete);
  const planned = plans.map(({ from, calories, carbs }) => ({ from, calories, carbs }));
  const phased = (await listFollowedPhases(db, athlete)).map(({ from, phase }) => ({
    ...{ from, calories: phase.calories, carbs: phase.carbs },
  }));
  return [...planned, ...phased].filter(({ from }) => from <= today);
}
