/** Signs that recovery is short, as the athlete reports them. */
export interface RecoveryFlags {
  sleep: boolean;
  joints: boolean;
  mood: boolean;
}

export type DeloadReason = 'scheduled' | 'strength_drop' | 'recovery_flags';

/** e1RM more than 5 % below its best, over this many sessions in a row. */
const DROP = 0.05;
const DROP_SESSIONS = 2;
const FLAGS_NEEDED = 2;

/**
 * Why a deload week is due now, empty when it is not: the plan has one this week; the estimated
 * maximum of a lift stayed more than 5 % below its best before for two sessions in a row (one bad day
 * is none); or two of sleep, joints and mood are flagged.
 * `maxesKg`: the lift's e1RM per session, oldest first, of the current mesocycle.
 */
export function deloadReasons(input: {
  isScheduled: boolean;
  maxesKg: readonly number[];
  flags: RecoveryFlags;
}): DeloadReason[] {
  const reasons: DeloadReason[] = [];
  if (input.isScheduled) reasons.push('scheduled');
  const recent = input.maxesKg.slice(-DROP_SESSIONS);
  const before = input.maxesKg.slice(0, -DROP_SESSIONS);
  const best = Math.max(...before);
  const isDown = before.length > 0 && recent.every((kg) => kg < best * (1 - DROP));
  if (isDown) reasons.push('strength_drop');
  const flagged = Object.values(input.flags).filter(Boolean).length;
  if (flagged >= FLAGS_NEEDED) reasons.push('recovery_flags');
  return reasons;
}
