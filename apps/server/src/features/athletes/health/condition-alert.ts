import {
  blockingConditions,
  calendarDayIn,
  conditionsAgainst,
  conditionsText,
  type HealthCondition,
} from '@posedown/coaching';
import type { Tx } from '../../../platform/db/database.ts';
import { raiseAlert, resolveAlerts } from '../../insights/index.ts';
import type { Person } from '../queries.ts';
import { findPlanFaults } from './active-plans.ts';
import { healthFacts } from './health-facts.ts';
import { hasApprovedPeakWeek, hasApprovedProtocol } from './queries.ts';

const TYPE = 'health_condition';

interface Named {
  conditions: readonly HealthCondition[];
  /** The person who named the conditions: the athlete or their coach. */
  byId: string | undefined;
}

/**
 * Alerts the coach to newly named conditions. Call it in the transaction that stores them. For
 * conditions the coach entered, it reports only active plans that are no longer suitable.
 */
export async function raiseConditionAlert(
  tx: Tx,
  athlete: Person,
  { conditions, byId }: Named,
  now: Date,
): Promise<void> {
  const { id: athleteId, coachId, name, profileVersion } = athlete;
  if (!coachId || conditions.length === 0) return;
  const isByCoach = byId === coachId;
  const unfit = await findBlockedPlans(tx, athlete, now);
  if (isByCoach && unfit.length === 0) return;
  const words = conditionsText(conditions);
  const report = isByCoach ? `is on record with ${words}` : `named a health condition: ${words}`;
  const blocksDeficit = conditionsAgainst(conditions, 'deficit').length > 0;
  const barred = blocksDeficit ? 'No deficit and no peak week' : 'No peak week';
  const finding = {
    type: TYPE,
    severity: 'high',
    message: [`${name} ${report}.`, `${barred} until a clinician has agreed.`, ...unfit].join(' '),
    // A condition named again after its removal raises a new alert.
    basis: `answers ${profileVersion}`,
  } as const;
  await raiseAlert(tx, { athleteId, coachId }, finding, now);
}

/** Active plans that the recorded conditions rule out, and what the coach can do. */
async function findBlockedPlans(tx: Tx, athlete: Person, now: Date): Promise<string[]> {
  const facts = healthFacts(athlete);
  const bars = (target: 'deficit' | 'intervals' | 'peak') =>
    blockingConditions(facts, target).length > 0;
  const today = calendarDayIn(now, athlete.timezone);
  const days = athlete.cardioProgression?.schedule ?? [];
  const findings: [unknown, string][] = [
    [
      (await findPlanFaults(tx, athlete, now)).some(({ code }) => code === 'health'),
      'Their meal plan is in a deficit: create a new one.',
    ],
    [
      bars('intervals') && days.some(({ type }) => type === 'HIIT'),
      'Their cardio plan has intervals: create a new one.',
    ],
    [
      bars('deficit') && (await hasApprovedProtocol(tx, athlete.id)),
      'Their approved protocol was assessed without it: review it.',
    ],
    [
      bars('peak') && (await hasApprovedPeakWeek(tx, athlete.id, today)),
      'An approved peak week is active: withdraw the approval.',
    ],
  ];
  return findings.filter(([isUnfit]) => isUnfit).map(([, words]) => words);
}

/** Resolves the alerts once a clinician has agreed or no condition is left. */
export function resolveConditionAlerts(tx: Tx, { id, coachId }: Person): Promise<void> {
  return resolveAlerts(tx, { athleteId: id, coachId }, TYPE);
}
