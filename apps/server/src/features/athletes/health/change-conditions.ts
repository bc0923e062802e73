import { findFactConflict, type HealthCondition } from '@posedown/coaching';
import type { ConfirmConditionsBody } from '@posedown/contract';
import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { badField, notFound } from '../../../platform/errors.ts';
import { notifyOnCommit } from '../../../platform/events/notify-on-commit.ts';
import type { Services } from '../../../platform/services.ts';
import { resolveConfirmed } from '../../insights/index.ts';
import { type NewPerson, type Person, updatePerson } from '../queries.ts';
import { writeForAthlete } from '../write-for-athlete.ts';
import { raiseConditionAlert } from './condition-alert.ts';
import { showHealth } from './health-facts.ts';

/** Conditions that were not recorded before. */
export const newConditions = (before: Person, conditions: readonly HealthCondition[] = []) =>
  [...new Set(conditions)].filter((condition) => !before.healthConditions.includes(condition));

/**
 * The columns for changed conditions. A clinician's clearance doesn't cover newly named conditions
 * and lapses when none are left. @param mayRemove whether the caller may remove a condition,
 * which lifts its restrictions @throws AppError `invalid_input` for a forbidden removal
 */
export function toHealthColumns(
  before: Person,
  conditions: readonly HealthCondition[],
  mayRemove: boolean,
): Partial<NewPerson> {
  const keepsAll = before.healthConditions.every((condition) => conditions.includes(condition));
  if (!keepsAll && !mayRemove) {
    throw badField(
      'healthConditions',
      'Only your coach can remove a condition. Send them a message',
    );
  }
  const isOutdated = conditions.length === 0 || newConditions(before, conditions).length > 0;
  return {
    healthConditions: [...conditions],
    ...(isOutdated ? { healthClearedOn: null, healthClearedById: null } : {}),
  };
}

/**
 * Records conditions in a separate transaction, so they persist even if the request that named
 * them fails. @param athlete as loaded when permission was checked @returns the updated athlete
 * @throws AppError `not_found` if the coach has handed the athlete over in the meantime
 */
export async function nameConditions(
  { db, now }: Pick<Services, 'db' | 'now'>,
  request: FastifyRequest,
  athlete: Person,
  conditions: readonly HealthCondition[],
): Promise<Person> {
  if (newConditions(athlete, conditions).length === 0) return athlete;
  const writer = { athlete, actor: request.actor };
  return writeForAthlete({ db, now }, writer, { affects: 'standing' }, async (tx, before) => {
    return recordConditions(tx, request, { before, conditions }, now());
  });
}

/**
 * Records conditions of a locked athlete. @throws AppError `invalid_input` for a condition that
 * doesn't go with the athlete's sex
 */
async function recordConditions(
  tx: Tx,
  request: FastifyRequest,
  { before, conditions }: { before: Person; conditions: readonly HealthCondition[] },
  now: Date,
): Promise<Person> {
  const named = newConditions(before, conditions);
  if (named.length === 0) return before;
  const conflict = findFactConflict({ sex: before.sex, healthConditions: named });
  if (conflict) throw badField('conditions', conflict.message);
  const after = await updatePerson(tx, before.id, {
    ...toHealthColumns(before, [...before.healthConditions, ...named], false),
    profileVersion: before.profileVersion + 1,
  });
  const byId = request.actor?.userId;
  await raiseConditionAlert(tx, after, { conditions: named, byId }, now);
  notifyOnCommit(tx, [after.id], { type: 'plan', athleteId: after.id });
  const event = { action: 'name health conditions', outcome: 'done' } as const;
  await recordAudit(tx, request, { ...event, subjectId: after.id });
  return after;
}

interface ConfirmConditionsInput {
  athlete: Person;
  body: ConfirmConditionsBody;
  request: FastifyRequest;
}

/**
 * Lets a coach record conditions an athlete mentioned and resolves the alerts about them. Repeats
 * are harmless, because recorded conditions don't change. @throws AppError `invalid_input` for a
 * condition that conflicts with the athlete's sex
 */
export function confirmConditions(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { athlete, body: { conditions }, request }: ConfirmConditionsInput,
) {
  // Coaches can open their own profile but have no conditions.
  if (athlete.role !== 'client') throw notFound('Athlete');
  return writeForAthlete({ db, now }, { athlete }, { affects: 'standing' }, async (tx, before) => {
    const after = await recordConditions(tx, request, { before, conditions }, now());
    await resolveConfirmed(tx, after);
    return showHealth(tx, after);
  });
}
