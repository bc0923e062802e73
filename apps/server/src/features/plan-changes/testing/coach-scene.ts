import { type GuidanceMode, substitutesFor } from '@posedown/coaching';
import type { NutritionPlan, PlanChange } from '@posedown/contract';
import { asc, eq } from 'drizzle-orm';
import { coachAlerts, planChanges } from '../../../platform/db/schema/index.ts';
import { signUpForm } from '../../../testing/answers.ts';
import { createPerson, signIn } from '../../../testing/people.ts';
import { openTestApp, type TestApp, type TestBrowser } from '../../../testing/test-app.ts';

/** Safe targets close to the form's athlete. */
export const SET = { calories: 2450, protein: 180, carbs: 238, fats: 86 };

/** The head coach with athletes in any guidance mode. */
export async function openCoachScene() {
  const test = await openTestApp();
  const { id: coachId } = await createPerson(test.db, { role: 'coach', name: 'Mia Coach' });
  const coach = await signIn(test, { id: coachId, email: '', name: '', role: 'coach' });
  const stored = (id: string) =>
    test.db.select().from(planChanges).where(eq(planChanges.athleteId, id));
  return {
    ...{ test, coach, coachId, stored },
    newAthlete: (mode: GuidanceMode = 'coached', answers: Answers = {}) =>
      newAthlete({ test, coach }, mode, answers),
    /** Simulates that everyone who changed an athlete's plans deleted their account. */
    forgetActors: (id: string) =>
      test.db.update(planChanges).set({ actorId: null }).where(eq(planChanges.athleteId, id)),
  };
}
export type CoachScene = Awaited<ReturnType<typeof openCoachScene>>;

type Answers = Parameters<typeof signUpForm>[0];

async function newAthlete(
  { test, coach }: { test: TestApp; coach: TestBrowser },
  mode: GuidanceMode,
  answers: Answers,
) {
  const browser = test.browser();
  const email = `${crypto.randomUUID()}@test.example`;
  const form = signUpForm({ email, name: 'Ana', ...answers });
  const { id } = (await browser.post('/api/users', form)).json().user as { id: string };
  const url = `/api/users/${id}`;
  if (mode !== 'self_guided') {
    await setGuidance(coach, url, mode);
    await test.db.delete(planChanges).where(eq(planChanges.athleteId, id));
  }
  const feed = async (query = '', caller = browser): Promise<PlanChange[]> =>
    (await caller.get(`${url}/plan-changes${query}`)).json().changes;
  const activePlan = async (): Promise<NutritionPlan> =>
    (await browser.get(`/api/nutrition-plans/user/${id}`)).json()[0];
  const order = (body: object = {}) =>
    browser.post('/api/ai/nutrition-plan', { mealFrequency: 4, ...body });
  const setTargets = (targets: object = SET) =>
    coach.post(`${url}/plans`, { plans: ['nutrition'], targets });
  const requests = async () => {
    const alerts = await test.db
      .select()
      .from(coachAlerts)
      .where(eq(coachAlerts.clientId, id))
      .orderBy(asc(coachAlerts.id));
    return alerts.filter(({ type }) => type === 'plan_request');
  };
  return { id, browser, url, feed, activePlan, order, requests, setTargets };
}

/** Sets who decides about an athlete's plans. */
export const setGuidance = (caller: TestBrowser, url: string, mode: string) =>
  caller.request({ method: 'PUT', url: `${url}/guidance`, payload: { mode } });

/** A swap that a plan allows. */
export function firstSwap({ version, meals }: NutritionPlan) {
  for (const [meal, { foods }] of meals.entries()) {
    for (const { foodId } of foods) {
      const fresh = substitutesFor(foodId).find(
        (substitute) => !foods.some((food) => food.foodId === substitute.foodId),
      );
      if (fresh) return { version, meal, foodId, substituteId: fresh.foodId };
    }
  }
  throw new Error('the plan has nothing to swap');
}
