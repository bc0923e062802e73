import {
  calendarDayIn,
  checkOwnTargets,
  type PlanAnswers,
  showFault,
  thousands,
} from '@posedown/coaching';
import type { Db } from '../../platform/db/database.ts';
import type { Person } from '../athletes/index.ts';
import { editBySystem, type PlanEdit } from '../plan-changes/index.ts';
import { listShowDays } from '../shows/index.ts';
import type { PlanOptions } from './generate-plan.ts';
import { showForPlan } from './plan-targets.ts';
import type { StoredPlan } from './queries.ts';

type Shows = Omit<Parameters<typeof showFault>[2], 'showOn'>;

/** Whether a plan's targets were set: by a coach, a protocol, a proposal or the athlete's own calculation. */
export const isSet = ({ targetsFrom }: StoredPlan) => targetsFrom !== 'answers';

interface PreservedTargets {
  plan: StoredPlan;
  shows: Shows;
  edit: PlanEdit;
}

/**
 * Input for a plan that keeps the previous targets while they are safe and their show is ahead. Otherwise, computed
 * targets with a note that explains why.
 */
export function preserveTargets(
  answers: PlanAnswers,
  { plan, shows, edit }: PreservedTargets,
): PlanOptions & { answers: PlanAnswers } {
  const { maintenanceKcal, isMeasured, showOn, goalPercent } = plan;
  const own = { ...plan.targets, from: plan.targetsFrom };
  const end = planEnd(answers, plan, shows);
  if (end) {
    const were = `The ${thousands(own.calories)} kcal a day of the previous plan no longer apply.`;
    return { answers, notes: [`${were} ${end.text}`], edit: editBySystem(end.text, end.cause) };
  }
  const basis = {
    maintenanceKcal,
    isMeasured,
    goalPercent,
    showOn: showOn ?? showForPlan(answers),
  };
  return { answers: answersFor(answers, plan), own, basis, edit };
}

/** Why a plan's targets can't be used again today, as a sentence with its cause. Null if they can. */
export function planEnd(
  answers: PlanAnswers,
  plan: StoredPlan,
  shows: Shows,
): { text: string; cause: 'show' | null } | null {
  const { targets, maintenanceKcal, showOn } = plan;
  const planned = { kcal: targets.calories, maintenanceKcal };
  const fault = showFault(answers, planned, { ...shows, showOn });
  if (fault) return { text: fault.text, cause: 'show' };
  const assessed = checkOwnTargets(answersFor(answers, plan), targets);
  return assessed.kind === 'refused' ? { text: assessed.reason, cause: null } : null;
}

const answersFor = (answers: PlanAnswers, { targetsFrom }: Pick<StoredPlan, 'targetsFrom'>) =>
  targetsFrom === 'protocol' ? withoutGoal(answers) : answers;

/** A protocol's target weight was checked at approval and may differ from the athlete's own goal. */
function withoutGoal({ bodyFatGoalPercent: _goal, ...answers }: PlanAnswers): PlanAnswers {
  return answers;
}

/** The day a plan was created, and the days of the shows since then. */
export async function showsSince(
  db: Db,
  { id, timezone }: Pick<Person, 'id' | 'timezone'>,
  { createdAt }: StoredPlan,
) {
  const createdOn = calendarDayIn(createdAt, timezone);
  return { madeOn: createdOn, showDays: await listShowDays(db, id, createdOn) };
}
