import type { Protocol } from '@posedown/contract';
import { expect } from 'vitest';
import { sceneTest } from '../../testing/fixtures.ts';

const it = sceneTest.extend('api', ({ scene, asCoach, asAthlete }) => {
  async function newDraft(): Promise<Protocol> {
    const { id: clientId } = scene.people.athlete;
    const body = { clientId, protocolType: 'cutting' };
    return (await asCoach.post('/api/ai/protocol-recommendation', body)).json();
  }
  async function approve({ id, version }: Protocol, choice: object = {}) {
    const body = { version, warningReason: 'Asked on Monday: healthy.', ...choice };
    return asCoach.post(`/api/protocols/${id}/approve`, body);
  }
  /** The draft with 2990 kcal in every phase and matching grams. */
  async function eatingMore({ id, version, protocol }: Protocol): Promise<Protocol> {
    const more = { calories: 2990, protein: 100, carbs: 535, fats: 50 };
    const { bodyFatTarget, phases } = protocol;
    const payload = {
      ...{ bodyFatTarget, version },
      phases: phases.map((phase) => ({ ...phase, ...more })),
    };
    return (await asCoach.request({ method: 'PUT', url: `/api/protocols/${id}`, payload })).json();
  }
  const plans = async () =>
    (await asAthlete.get(`/api/nutrition-plans/user/${scene.people.athlete.id}`)).json() as {
      calories: number;
      targets: { calories: number };
      meals: { foods: { foodId: string }[] }[];
      dietaryRestrictions: string[];
      notes: string[];
    }[];
  return { newDraft, approve, eatingMore, plans };
});

it("doesn't change the meal plan unless the coach chooses to, and shows differences", async ({
  api,
  asAthlete,
}) => {
  const before = await api.plans();
  const first = await api.eatingMore(await api.newDraft());
  const apart = async () => (await asAthlete.get(`/api/protocols/${first.id}`)).json().mealsApart;
  await api.approve(first);
  expect(await api.plans()).toHaveLength(before.length);
  const mealPlanKcal = before[0]?.targets.calories;
  expect(await apart()).toEqual({ phase: 0, phaseKcal: 2990, mealPlanKcal });
  const second = await api.newDraft();
  const used = await api.approve(second, { useForMealPlan: true });
  expect([used.statusCode, used.json().mealsApart]).toEqual([200, null]);
  // It is no longer active, so no alert is raised.
  expect(await apart()).toBeNull();
  const [plan] = await api.plans();
  expect(plan?.targets.calories).toBe(second.protocol.phases[0]?.calories);
  expect(plan?.notes[0]).toContain('for your protocol');
});

it('keeps the foods if only targets change', async ({ api }) => {
  const foodsOf = (plan?: { meals: { foods: { foodId: string }[] }[] }) =>
    plan?.meals.map(({ foods }) => foods.map(({ foodId }) => foodId));
  const [before] = await api.plans();
  const draft = await api.newDraft();
  expect((await api.approve(draft, { useForMealPlan: true })).statusCode).toBe(200);
  const [used] = await api.plans();
  expect(foodsOf(used)).toEqual(foodsOf(before));
});

it('keeps meal count and diet unless changed', async ({ asAthlete, api }) => {
  const order = (body: object) => asAthlete.post('/api/ai/nutrition-plan', body);
  await order({ mealFrequency: 6, dietaryRestrictions: ['Dairy-Free'] });
  const draft = await api.newDraft();
  expect((await api.approve(draft, { useForMealPlan: true })).statusCode).toBe(200);
  const [used] = await api.plans();
  expect([used?.meals.length, used?.dietaryRestrictions]).toEqual([6, ['Dairy-Free']]);
  await order({ mealFrequency: 3 });
  const [chosen] = await api.plans();
  expect([chosen?.meals.length, chosen?.dietaryRestrictions]).toEqual([3, ['Dairy-Free']]);
  expect(chosen?.targets).toEqual(used?.targets);
  expect(chosen?.notes[0]).toContain('for your protocol');
});
