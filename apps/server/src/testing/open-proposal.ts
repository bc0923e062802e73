import { addDays, type WeekProposal } from '@posedown/coaching';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../platform/db/database.ts';
import { nutritionPlans, planProposals } from '../platform/db/schema/index.ts';

/** A cut of 100 kcal from the active plan, and its cardio alternative. */
function cutOf(targets: WeekProposal['now']['targets']): WeekProposal {
  const weight = { kg: 80, lowKg: 78, highKg: 82 };
  return {
    ...{ kind: 'change', rule: 'pace' },
    reasons: ['The projected pace is too slow.', '100 kcal less a day helps.'],
    lastWeek: { weighIns: 7, fullDays: 7, meanKcal: targets.calories },
    expenditure: { kcal: 2600, lowKcal: 2500, highKcal: 2700 },
    until: { day: '2027-01-18', isShow: false },
    now: { targets, cardioMinutes: null, outlook: { weeklyPercent: -0.3, weight } },
    food: {
      targets: { ...targets, calories: targets.calories - 100, carbs: targets.carbs - 25 },
      ...{ weeklyPercent: -0.5, weight },
    },
    cardio: null,
  };
}

let weeks = 0;

/** Opens a proposal for an athlete’s meal plan, each for a different past week. @returns its id */
export async function openProposal(db: Db, athleteId: string): Promise<string> {
  const [plan] = await db
    .select()
    .from(nutritionPlans)
    .where(and(eq(nutritionPlans.userId, athleteId), nutritionPlans.isActive));
  if (!plan) throw new Error('there is no active plan');
  weeks += 1;
  const [stored] = await db
    .insert(planProposals)
    .values({
      ...{ athleteId, planId: plan.id, kind: 'change', rule: 'pace', status: 'open' },
      weekOf: addDays('2026-11-16', -7 * weeks),
      proposal: cutOf(plan.targets),
    })
    .returning({ id: planProposals.id });
  if (!stored) throw new Error('the proposal was not stored');
  return stored.id;
}
