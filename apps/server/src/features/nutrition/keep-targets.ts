import { judgeOwnTargets, type PlanAnswers, showOverFault, thousands } from '@posedown/coaching';
import type { Db } from '../../platform/db/database.ts';
import type { OwnTargets, Wanted } from './generate-plan.ts';
import { findActivePlan, type StoredPlan } from './queries.ts';

type SetPlan = StoredPlan & { targetsFrom: OwnTargets['from'] };

const isSet = (plan: StoredPlan): plan is SetPlan => plan.targetsFrom !== 'answers';

/** The plan in force, where its targets were set: by a coach, a protocol or the athlete's own calculation. */
export async function findSetPlan(tx: Db, userId: string): Promise<SetPlan | null> {
  const plan = await findActivePlan(tx, userId);
  return plan && isSet(plan) ? plan : null;
}

/**
 * What another plan is to be made of where the targets of the one before were set: those again, resting on what they
 * did, for as long as they are safe and the show that they were a diet for is not over; else ours, and a note that
 * says why.
 */
export function keepTargets(
  answers: PlanAnswers,
  plan: SetPlan,
  shows: Parameters<typeof showOverFault>[2],
): Wanted & { answers: PlanAnswers } {
  const own = { ...plan.targets, from: plan.targetsFrom };
  const judgedBy = own.from === 'protocol' ? withoutGoal(answers) : answers;
  const { maintenanceKcal, isMeasured } = plan;
  const planned = { kcal: own.calories, maintenanceKcal };
  const over = showOverFault(answers, planned, shows);
  const judged = judgeOwnTargets(judgedBy, own);
  const reason = over ? over.text : judged.kind === 'refused' && judged.reason;
  if (reason) {
    const were = `The ${thousands(own.calories)} kcal a day of the plan before are no longer planned for.`;
    return { answers, notes: [`${were} ${reason}`] };
  }
  return { answers: judgedBy, own, basis: { maintenanceKcal, isMeasured } };
}

/** What a protocol aims at was judged when it was approved, and need not be what the athlete does. */
function withoutGoal({ bodyFatGoalPercent: _theirs, ...answers }: PlanAnswers): PlanAnswers {
  return answers;
}
