import { judgeOwnTargets, type PlanAnswers, showFault, thousands } from '@posedown/coaching';
import { editBySystem, type PlanEdit } from '../plan-changes/index.ts';
import { showOnOf, type Wanted } from './generate-plan.ts';
import type { StoredPlan } from './queries.ts';

/** Whether a plan's targets were set: by a coach, a protocol or the athlete's own calculation. */
export const isSet = ({ targetsFrom }: StoredPlan) => targetsFrom !== 'answers';

interface Kept {
  plan: StoredPlan;
  shows: Omit<Parameters<typeof showFault>[2], 'showOn'>;
  edit: PlanEdit;
}

/**
 * What another plan is to be made of that keeps the targets of the one before: those again, resting on what they did,
 * for as long as they are safe and the show that they were a diet for is still ahead; else ours, and a note that says why.
 */
export function keepTargets(
  answers: PlanAnswers,
  { plan, shows, edit }: Kept,
): Wanted & { answers: PlanAnswers } {
  const own = { ...plan.targets, from: plan.targetsFrom };
  const judgedBy = own.from === 'protocol' ? withoutGoal(answers) : answers;
  const { maintenanceKcal, isMeasured, showOn } = plan;
  const planned = { kcal: own.calories, maintenanceKcal };
  const fault = showFault(answers, planned, { ...shows, showOn });
  const judged = judgeOwnTargets(judgedBy, own);
  const reason = fault ? fault.text : judged.kind === 'refused' && judged.reason;
  if (reason) {
    const were = `The ${thousands(own.calories)} kcal a day of the plan before are no longer planned for.`;
    return { answers, notes: [`${were} ${reason}`], edit: editBySystem(reason, fault && 'show') };
  }
  const basis = { maintenanceKcal, isMeasured, showOn: showOn ?? showOnOf(answers) };
  return { answers: judgedBy, own, basis, edit };
}

/** What a protocol aims at was judged when it was approved, and need not be what the athlete does. */
function withoutGoal({ bodyFatGoalPercent: _theirs, ...answers }: PlanAnswers): PlanAnswers {
  return answers;
}
