import { ADAPTATION_DAYS, calendarDayIn, checkAdaptation } from '@posedown/coaching';
import type { Db } from '../../../platform/db/database.ts';
import { inBatches } from '../../../platform/in-batches.ts';
import { oneByOne } from '../../../platform/one-by-one.ts';
import type { Services } from '../../../platform/services.ts';
import { holdPerson } from '../../athletes/index.ts';
import { raiseAlert, resolveAlerts } from '../../insights/index.ts';
import { measureExpenditure } from '../measure-expenditure.ts';
import { listDue, markReviewed } from './queries.ts';

const BATCH = 500;
/** What the error says could not be done. */
const REVIEWING = { one: 'meal plan', many: 'meal plans', done: 'reviewed' };
const WEEK_MS = ADAPTATION_DAYS * 86_400_000;

/**
 * Holds every meal plan, once a week, against what its athlete burns. Safe to run in several processes at once.
 * @throws Error once all others are reviewed, where some could not be.
 */
export async function reviewPlans({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const instant = now();
  const before = new Date(instant.getTime() - WEEK_MS);
  const due = inBatches<string>((after) => listDue(db, { before, after, limit: BATCH }));
  await oneByOne(REVIEWING, due, (athleteId) =>
    db.transaction((tx) => reviewPlan(tx, athleteId, instant)),
  );
}

/**
 * Holds an athlete's meal plan, where a week has gone by since the last time, against what diary and scale show
 * that they burn, and tells the coach of one that no longer fits. The plan stays as it is: what somebody eats is
 * changed by no timer. Call it inside a transaction.
 */
export async function reviewPlan(tx: Db, athleteId: string, now: Date): Promise<void> {
  const athlete = await holdPerson(tx, athleteId);
  if (!athlete?.coachId) return;
  const before = new Date(now.getTime() - WEEK_MS);
  const plan = await markReviewed(tx, athleteId, { before, now });
  if (!plan) return;
  const measured = await measureExpenditure(tx, athlete, now);
  if (measured?.expenditure.kind !== 'expenditure') return;
  const about = { athleteId, coachId: athlete.coachId };
  const finding = checkAdaptation({
    name: athlete.name,
    today: calendarDayIn(now, athlete.timezone),
    expenditure: measured.expenditure,
    restsOnKcal: plan.maintenanceKcal ?? measured.energy.formulaKcal,
  });
  if (finding) await raiseAlert(tx, about, finding, now);
  else await resolveAlerts(tx, about, 'weekly_adaptation');
}
