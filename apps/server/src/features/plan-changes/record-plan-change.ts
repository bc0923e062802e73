import {
  PLAN_REASON_LIMIT,
  type PlanActor,
  type PlanCause,
  type PlanDifference,
} from '@posedown/coaching';
import type { Tx } from '../../platform/db/database.ts';
import { notifyOnCommit } from '../../platform/events/notify-on-commit.ts';
import { findPerson } from '../athletes/index.ts';
import { resolveRequest } from '../insights/index.ts';
import { notifyPerson } from '../notices/index.ts';
import { insertChange, type StoredChange } from './queries.ts';

/** The author, reason and cause of a plan change. */
export interface PlanEdit {
  actor: PlanActor;
  /** Null for the system. */
  actorId: string | null;
  reason?: string | null | undefined;
  cause?: { kind: PlanCause; id: string | null } | null;
}

/** The caller's edit: by the athlete, or else by their coach. */
export const editBy = (caller: { userId: string }, athleteId: string): PlanEdit => ({
  actor: caller.userId === athleteId ? 'athlete' : 'coach',
  actorId: caller.userId,
});

/** An automatic change by the safety rules. */
export const editBySystem = (reason: string, cause: PlanCause | null): PlanEdit => ({
  ...{ actor: 'system', actorId: null, reason },
  cause: cause && { kind: cause, id: null },
});

interface Recorded {
  athleteId: string;
  edit: PlanEdit;
  difference: PlanDifference;
  /** The athlete's day from which it applies. */
  effectiveOn: string;
  now: Date;
}

/**
 * Records a plan change. Every write that changes a plan must call it in its transaction with the athlete locked. A
 * coach's change answers the athlete's open request, which becomes the cause unless another is given.
 */
export async function recordPlanChange(
  tx: Tx,
  { athleteId, edit, difference, effectiveOn, now }: Recorded,
): Promise<StoredChange> {
  const { kind, before, after } = difference;
  const answered = edit.actor === 'coach' ? await answerRequest(tx, athleteId, kind) : null;
  const cause = edit.cause ?? answered;
  notifyOnCommit(tx, [athleteId], { type: 'plan', athleteId });
  const stored = await insertChange(tx, {
    ...{ athleteId, kind, before, after, effectiveOn },
    actor: edit.actor,
    actorId: edit.actorId,
    reason: edit.reason ? clip(edit.reason) : null,
    causeKind: cause?.kind ?? null,
    causeId: cause?.id ?? null,
    createdAt: now,
  });
  // A change after a check-in is part of its answer, and athletes know their own changes.
  if (edit.actor !== 'athlete' && cause?.kind !== 'check_in') {
    const about = { subject: stored.id, aboutId: athleteId };
    await notifyPerson(tx, { userId: athleteId, kind: 'plan_changed', ...about }, now);
  }
  return stored;
}

/** A coach's note may be longer than a change's reason allows. */
const clip = (reason: string) =>
  reason.length > PLAN_REASON_LIMIT ? `${reason.slice(0, PLAN_REASON_LIMIT - 1)}…` : reason;

async function answerRequest(tx: Tx, athleteId: string, kind: PlanDifference['kind']) {
  if (kind !== 'targets' && kind !== 'program' && kind !== 'cardio') return null;
  const coachId = (await findPerson(tx, athleteId))?.coachId;
  const id = coachId ? await resolveRequest(tx, { athleteId, coachId }, kind) : null;
  return id ? ({ kind: 'request', id } as const) : null;
}
