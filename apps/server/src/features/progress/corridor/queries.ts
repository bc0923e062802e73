import { calendarDayIn } from '@posedown/coaching';
import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { nutritionPlans, rosterWeeks } from '../../../platform/db/schema/index.ts';

/** Maximum number of past plans to load: more than an athlete gets in a season. */
const MAX_PLANS = 60;

/** An athlete's planned intakes, oldest first, and the first plan's maintenance. */
export async function listPlannedIntakes(db: Db, athlete: { id: string; timezone: string }) {
  const { calories, carbs, maintenanceKcal, createdAt } = nutritionPlans;
  const plans = await db
    .select({ calories, carbs, maintenanceKcal, createdAt })
    .from(nutritionPlans)
    .where(eq(nutritionPlans.userId, athlete.id))
    .orderBy(desc(createdAt))
    .limit(MAX_PLANS);
  return plans.reverse().map(({ createdAt: created, ...plan }) => ({
    ...plan,
    from: calendarDayIn(created, athlete.timezone),
  }));
}

/** The planned pace of an athlete's last week; null while there is not enough data. */
export async function findAssessedPace(db: Db, athleteId: string) {
  const { plannedFrom, plannedTo, weekOf } = rosterWeeks;
  const [week] = await db
    .select({ fromPercent: plannedFrom, toPercent: plannedTo })
    .from(rosterWeeks)
    .where(eq(rosterWeeks.athleteId, athleteId))
    .orderBy(desc(weekOf))
    .limit(1);
  if (!week || week.fromPercent === null || week.toPercent === null) return null;
  return { fromPercent: week.fromPercent, toPercent: week.toPercent };
}
