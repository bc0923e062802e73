import { findFactConflict, withPregnancy } from '@posedown/coaching';
import type { ProfileChange } from '@posedown/contract';
import { badField } from '../../../platform/errors.ts';
import { namedSince } from '../health/change-conditions.ts';
import type { Person } from '../queries.ts';

type Change = Omit<ProfileChange, 'version'>;

/**
 * A change with what follows from it: an answer goes with the one it rests on, and pregnancy as the reason for no
 * period is on record.
 */
export function withConsequences(before: Person, change: Change): Change {
  const { cycle, noPeriodReason, sex, healthConditions } = change;
  const isNowMan = sex === 'male' && cycle === undefined && before.cycle !== null;
  const isOtherCycle = isNowMan || (cycle !== undefined && cycle !== 'none');
  const takesReasonBack =
    isOtherCycle && noPeriodReason === undefined && before.noPeriodReason !== null;
  const conditions = healthConditions ?? before.healthConditions;
  return {
    ...change,
    ...(isNowMan ? { cycle: null } : {}),
    ...(takesReasonBack ? { noPeriodReason: null } : {}),
    ...(noPeriodReason === 'pregnancy'
      ? { healthConditions: withPregnancy(conditions, noPeriodReason) }
      : {}),
  };
}

/**
 * Answers that already contradict each other don't block other changes.
 * @throws AppError `invalid_input` for an answer that another one rules out
 */
export function refuseFactConflict(before: Person, change: Change) {
  const isOtherSex = change.sex !== undefined && change.sex !== before.sex;
  const { cycle, noPeriodReason, sex, healthConditions } = { ...before, ...change };
  const touched = isOtherSex || change.cycle !== undefined || change.noPeriodReason !== undefined;
  const conflict = findFactConflict({
    sex,
    ...(touched ? { cycle, noPeriodReason } : {}),
    healthConditions: isOtherSex ? healthConditions : namedSince(before, change.healthConditions),
  });
  if (conflict) throw badField(conflict.path in change ? conflict.path : 'sex', conflict.message);
}
