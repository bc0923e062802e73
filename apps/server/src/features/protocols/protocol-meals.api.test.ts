import type { Protocol } from '@posedown/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openScene, type Scene } from '../../testing/permissions/scene.ts';
import { openTestApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts';

let test: TestApp;
let scene: Scene;
let coach: TestBrowser;
let athlete: TestBrowser;

beforeAll(async () => {
  test = await openTestApp();
  scene = await openScene(test);
  coach = await scene.browserOf('coach');
  athlete = await scene.browserOf('athlete');
});
afterAll(() => test.close());

async function newDraft(): Promise<Protocol> {
  const { id: clientId } = scene.people.athlete;
  const body = { clientId, protocolType: 'cutting' };
  return (await coach.post('/api/ai/protocol-recommendation', body)).json();
}

async function approve({ id, version }: Protocol, choice: object = {}) {
  const body = { version, warningReason: 'Asked on Monday: healthy.', ...choice };
  return coach.post(`/api/protocols/${id}/approve`, body);
}

/** The draft with 2990 kcal in every phase and matching grams. */
async function eatingMore({ id, version, protocol }: Protocol): Promise<Protocol> {
  const more = { calories: 2990, protein: 100, carbs: 535, fats: 50 };
  const { bodyFatTarget, phases } = protocol;
  const payload = {
    ...{ bodyFatTarget, version },
    phases: phases.map((phase) => ({ ...phase, ...more })),
  };
  return (await coach.request({ method: 'PUT', url: `/api/protocols/${id}`, payload })).json();
}

const plans = async () =>
  (await athlete.get(`/api/nutrition-plans/user/${scene.people.athlete.id}`)).json() as {
    calories: number;
    targets: { calories: number };
    meals: { foods: { foodId: string }[] }[];
    dietaryRestrictions: string[];
    notes: string[];
  }[];

it("doesn't change the meal plan unless the coach chooses to, and shows differences", async () => {
  const before = await plans();
  const first = await eatingMore(await newDraft());
  const apart = async () => (await athlete.get(`/api/protocols/${first.id}`)).json().mealsApart;
  await approve(first);
  expect(await plans()).toHaveLength(before.length);
  const mealPlanKcal = before[0]?.targets.calories;
  expect(await apart()).toEqual({ phase: 0, phaseKcal: 2990, mealPlanKcal });
  const second = await newDraft();
  const used = await approve(second, { useForMealPlan: true });
  expect([used.statusCode, used.json().mealsApart]).toEqual([200, null]);
  // It is no longer active, so no alert is raised.
  expect(await apart()).toBeNull();
  const [plan] = await plans();
  expect(plan?.targets.calories).toBe(second.protocol.phases[0]?.calories);
  expect(plan?.notes[0]).toContain('for your protocol');
});

it('keeps the foods if only targets change', async () => {
  const foodsOf = (plan: Awaited<ReturnType<typeof plans>>[number] | undefined) =>
    plan?.meals.map(({ foods }) => foods.map(({ foodId }) => foodId));
  const [before] = await plans();
  const draft = await newDraft();
  expect((await approve(draft, { useForMealPlan: true })).statusCode).toBe(200);
  const [used] = await plans();
  expect(foodsOf(used)).toEqual(foodsOf(before));
});

it('keeps meal count and diet unless changed', async () => {
  const order = (body: object) => athlete.post('/api/ai/nutrition-plan', body);
  await order({ mealFrequency: 6, dietaryRestrictions: ['Dairy-Free'] });
  const draft = await newDraft();
  expect((await approve(draft, { useForMealPlan: true })).statusCode).toBe(200);
  const [used] = await plans();
  expect([used?.meals.length, used?.dietaryRestrictions]).toEqual([6, ['Dairy-Free']]);
  await order({ mealFrequency: 3 });
  const [chosen] = await plans();
  expect([chosen?.meals.length, chosen?.dietaryRestrictions]).toEqual([3, ['Dairy-Free']]);
  expect(chosen?.targets).toEqual(used?.targets);
  expect(chosen?.notes[0]).toContain('for your protocol');
});
