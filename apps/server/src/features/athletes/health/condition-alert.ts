import { conditionsAgainst, conditionWords, type HealthCondition } from '@posedown/coaching';
import type { Db } from '../../../platform/db/database.ts';
import { raiseAlert, resolveAlerts } from '../../insights/index.ts';
import type { Person } from '../queries.ts';
import { warnOfDeficit } from './deficit-warning.ts';

const TYPE = 'health_condition';

/**
 * Alerts the coach, where there is one, to conditions that were named just now. Call it in the transaction
 * that stores them, with the athlete as stored.
 */
export async function raiseConditionAlert(
  tx: Db,
  athlete: Person,
  named: readonly HealthCondition[],
  now: Date,
): Promise<void> {
  const { id: athleteId, coachId, name, profileVersion } = athlete;
  if (!coachId || named.length === 0) return;
  const barsDeficit = conditionsAgainst(named, 'deficit').length > 0;
  const barred = barsDeficit ? 'No deficit and no peak week' : 'No peak week';
  const warning = await warnOfDeficit(tx, athlete, now);
  const finding = {
    type: TYPE,
    severity: 'high',
    message:
      `${name} named a health condition: ${conditionWords(named)}. ${barred} until a clinician has agreed.` +
      (warning ? ' Their meal plan is in a deficit: make a new one.' : ''),
    // Named again after it was taken off, it is news.
    basis: `answers ${profileVersion}`,
  } as const;
  await raiseAlert(tx, { athleteId, coachId }, finding, now);
}

/** What the alerts asked of the coach is done: a clinician has agreed, or nothing is on record any more. */
export function resolveConditionAlerts(tx: Db, { id, coachId }: Person): Promise<void> {
  return resolveAlerts(tx, { athleteId: id, coachId }, TYPE);
}
