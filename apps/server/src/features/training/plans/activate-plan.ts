import type { PlanSummaries } from '@posedown/coaching';
import type { Tx } from '../../../platform/db/database.ts';
import { type PlanEdit, recordPlanChange } from '../../plan-changes/index.ts';
import {
  findActivePlan,
  insertActivePlan,
  type NewActive,
  type NewTrainingPlan,
  type PlanWithDays,
  type StoredPlan,
} from './queries.ts';

interface Activation extends NewActive {
  /** Null for the first plan of a new athlete. */
  edit: PlanEdit | null;
  now: Date;
}

/** Activates a plan for the athlete like `insertActivePlan`, and records the change. */
export async function activatePlan(
  tx: Tx,
  plan: NewTrainingPlan,
  { edit, now, ...active }: Activation,
): Promise<PlanWithDays> {
  const isAhead = plan.startsOn > active.today;
  const effectiveOn = isAhead ? plan.startsOn : active.today;
  const before = edit && (await findActivePlan(tx, plan.userId, effectiveOn));
  const stored = await insertActivePlan(tx, { ...plan, createdAt: now }, active);
  if (edit) {
    const summaries = { before: before && summaryOf(before.plan), after: summaryOf(stored.plan) };
    await recordPlanChange(tx, {
      athleteId: plan.userId,
      edit,
      difference: { kind: 'program', ...summaries },
      effectiveOn,
      now,
    });
  }
  return stored;
}

const summaryOf = ({ name, weeks, daysPerWeek }: StoredPlan): PlanSummaries['program'] => ({
  name,
  weeks,
  daysPerWeek,
});
