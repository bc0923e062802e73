import type { MacroTargets } from '@posedown/coaching';
import type { Tx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Person } from '../athletes/index.ts';
import { adjustCardio } from '../cardio/index.ts';
import { findActivePlan, planSetTargets, refuseUnreasoned } from '../nutrition/index.ts';
import type { PlanEdit } from '../plan-changes/index.ts';
import { answersNow } from '../progress/index.ts';
import { applyDecision, refuseUnsafeCardio, refuseWithoutShow } from './decide-proposal.ts';
import { findOpenProposal } from './queries.ts';

interface CoachChange {
  actor: { userId: string };
  athlete: Person;
  cause: NonNullable<PlanEdit['cause']>;
  /** The calories the coach saw when choosing the new targets. */
  fromCalories: number;
  targets?: MacroTargets | undefined;
  /** Steady cardio, minutes a week. */
  cardioMinutes?: number | undefined;
  /** Required if there are warnings about the values. */
  reason?: string | undefined;
  now: Date;
}

/**
 * Changes targets or cardio as a coach decided. An open proposal for the same plan is decided with it. Call it with
 * the athlete locked, then refresh their roster row. @throws AppError `plan_changed` if the plan isn't the one the
 * coach saw, `invalid_input` past a safety limit, or for a warning without a reason
 */
export async function changeByCoach(tx: Tx, change: CoachChange): Promise<void> {
  const { actor, athlete, cause, now, targets, cardioMinutes, reason } = change;
  const plan = await findActivePlan(tx, athlete.id);
  if (!plan || plan.targets.calories !== change.fromCalories) {
    throw new AppError('plan_changed', {
      userMessage: 'The meal plan has changed since you opened this. Reload to see it.',
    });
  }
  const open = await findOpenProposal(tx, athlete.id);
  if (open?.planId === plan.id) {
    const body = { decision: 'edit' as const, targets, cardioMinutes, reason };
    await applyDecision(tx, { actor, athlete, proposal: open, body, now, cause });
    return;
  }
  const answers = await answersNow(tx, athlete, now);
  const edit = { actor: 'coach' as const, actorId: actor.userId, reason, cause };
  if (!targets || targets.calories < plan.targets.calories) {
    await refuseWithoutShow(tx, athlete, { plan, answers });
  }
  if (targets) {
    refuseUnreasoned(answers, targets, reason, 'reason');
    const own = { ...targets, from: 'coach', reason } as const;
    await planSetTargets(tx, athlete.id, answers, now, { edit, own });
  }
  if (cardioMinutes === undefined) return;
  const cardio = { weeklyMinutes: cardioMinutes };
  const { before, after } = await adjustCardio(tx, athlete.id, cardio, { now, edit });
  if (after > before) await refuseUnsafeCardio(tx, athlete.id, now);
}
