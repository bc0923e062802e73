import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CoachScene, openCoachScene, SET } from './testing/coach-scene.ts';

let scene: CoachScene;
beforeAll(async () => {
  scene = await openCoachScene();
});
afterAll(() => scene.test.close());

/** 250 kcal below `SET`: more than a tenth. */
const FAR = { calories: 2200, protein: 180, carbs: 181, fats: 84 };
/** 200 kcal below `SET`. */
const NEAR = { calories: 2250, protein: 180, carbs: 192, fats: 85 };
const UNSAFE = { calories: 1200, protein: 90, carbs: 105, fats: 47 };

describe('a coached athlete', () => {
  it('keeps the current targets and only changes the foods', async () => {
    const { browser, url, order, activePlan, feed } = await scene.newAthlete('coached', {
      age: 30,
    });
    const before = await activePlan();
    const { version } = (await browser.get(url)).json();
    // These answers would result in other targets.
    const changed = await browser.patch(url, { activityLevel: 'very_active', version });
    expect(changed.statusCode, changed.body).toBe(200);
    const reply = await order({ mealFrequency: before.meals.length });
    expect(reply.json()).toMatchObject({ targets: before.targets, sentToCoach: null });
    expect(reply.json().id).not.toBe(before.id);
    expect(reply.json().meals).not.toEqual(before.meals);
    expect(await feed()).toMatchObject([{ kind: 'meals', actor: 'athlete' }]);
  });

  it('sends other targets to the coach', async () => {
    const { order, activePlan, setTargets, requests, feed } = await scene.newAthlete();
    await setTargets();
    const before = await activePlan();
    const body = { targets: FAR, requestKey: crypto.randomUUID() };
    for (const _time of [1, 2]) {
      const reply = await order(body);
      expect(reply.statusCode, reply.body).toBe(200);
      expect(reply.json()).toMatchObject({ id: before.id, targets: SET });
      expect(reply.json().sentToCoach).toBe(
        'Your coach has your request. Your targets stay at 2,450 kcal a day until they decide.',
      );
    }
    expect(await requests()).toMatchObject([{ count: 1, resolved: false, severity: 'medium' }]);
    await order({ targets: NEAR });
    expect(await requests()).toMatchObject([
      {
        count: 2,
        read: false,
        message:
          'Ana asks for 2,250 kcal (180 g protein, 192 g carbs, 85 g fat) a day. ' +
          'Now: 2,450 kcal (180 g protein, 238 g carbs, 86 g fat).',
      },
    ]);
    expect(await feed()).toHaveLength(1);
  });

  it("updates an open request, which the coach's targets resolve", async () => {
    const { order, setTargets, requests, feed } = await scene.newAthlete();
    await setTargets();
    await order({ targets: FAR });
    scene.test.advance(3 * 86_400_000);
    await order({ targets: NEAR });
    const [request, ...others] = await requests();
    expect([request?.count, others]).toEqual([2, []]);
    const decided = { ...SET, calories: 2446 };
    await setTargets(decided);
    expect(await requests()).toMatchObject([{ resolved: true }]);
    const [change] = await feed();
    expect(change).toMatchObject({ kind: 'targets', after: decided, cause: 'request' });
    await order({ targets: FAR });
    expect(await requests()).toMatchObject([{ resolved: true }, { resolved: false, count: 1 }]);
  });

  it('can’t request targets past a safety limit', async () => {
    const { order, requests } = await scene.newAthlete();
    const reply = await order({ targets: UNSAFE });
    expect(reply.statusCode).toBe(400);
    expect(await requests()).toEqual([]);
  });

  it('loses unsafe targets automatically', async () => {
    const { browser, url, order, setTargets, feed } = await scene.newAthlete();
    await setTargets();
    const { version } = (await browser.get(url)).json();
    await browser.patch(url, { healthConditions: ['Heart disease'], version });
    const plan = (await order()).json();
    expect(plan.targets.calories).toBeGreaterThan(SET.calories);
    const [change] = await feed();
    expect(change).toMatchObject({ kind: 'targets', actor: 'system', actorName: null });
    expect(change?.reason).toMatch(/No deficit until a clinician/);
  });

  it('requests a new program and cardio', async () => {
    const { browser, url, requests, feed, activePlan } = await scene.newAthlete();
    const before = await activePlan();
    const body = {
      plans: ['training', 'nutrition', 'cardio'],
      requestKey: crypto.randomUUID(),
    };
    for (const _time of [1, 2]) {
      const reply = await browser.post(`${url}/plans`, body);
      expect([reply.statusCode, reply.json()]).toEqual([
        201,
        { plans: ['nutrition'], requested: ['training', 'cardio'], mealPlan: null },
      ]);
    }
    expect((await requests()).map(({ message, count }) => [message, count])).toEqual([
      ['Ana asks for a new training program.', 1],
      ['Ana asks for a new cardio plan.', 1],
    ]);
    expect((await feed()).map(({ kind }) => kind)).toEqual(['meals']);
    expect((await activePlan()).targets).toEqual(before.targets);
    await scene.coach.post(`${url}/plans`, { plans: ['training'] });
    expect((await requests()).map(({ resolved }) => resolved)).toEqual([true, false]);
  });

  it('sees that the targets stay, while the coach sees targets from the answers', async () => {
    const { browser, url, setTargets } = await scene.newAthlete();
    await setTargets();
    const preview = (caller: typeof browser) => caller.get(`${url}/plans/targets`);
    const own = (await preview(browser)).json();
    expect(own).toMatchObject({ now: SET, next: SET });
    expect(own.next.notes[0]).toBe('The targets were set to 2,450 kcal a day.');
    expect((await preview(scene.coach)).json().next.calories).not.toBe(SET.calories);
  });

  it('also sends targets chosen with new plans to the coach', async () => {
    const { browser, url, requests, activePlan, setTargets } = await scene.newAthlete();
    await setTargets();
    const before = await activePlan();
    const body = { plans: ['nutrition'], targets: FAR };
    const reply = await browser.post(`${url}/plans`, body);
    expect(reply.json()).toMatchObject({ plans: [], requested: ['nutrition'] });
    expect(await requests()).toHaveLength(1);
    expect((await activePlan()).id).toBe(before.id);
  });
});

describe('a collaborative athlete', () => {
  it('changes targets within a tenth, visible to the coach', async () => {
    const { order, setTargets, activePlan, feed, requests } =
      await scene.newAthlete('collaborative');
    await setTargets();
    const reply = await order({ targets: NEAR });
    expect(reply.json()).toMatchObject({ targets: NEAR, sentToCoach: null });
    expect((await activePlan()).targets).toEqual(NEAR);
    expect(await requests()).toEqual([]);
    expect(await feed('?state=unacknowledged', scene.coach)).toMatchObject([
      { kind: 'targets', actor: 'athlete', before: SET, after: NEAR },
    ]);
  });

  it('requests larger changes', async () => {
    const { order, setTargets, activePlan, requests } = await scene.newAthlete('collaborative');
    await setTargets();
    expect((await order({ targets: FAR })).json().sentToCoach).toMatch(
      /^Your coach has your request\./,
    );
    expect((await activePlan()).targets).toEqual(SET);
    expect(await requests()).toHaveLength(1);
  });
});

describe('a self-guided athlete', () => {
  it('decides on targets, program and cardio', async () => {
    const { browser, url, order, activePlan, feed, requests } =
      await scene.newAthlete('self_guided');
    expect((await order({ targets: FAR })).json()).toMatchObject({ targets: FAR });
    expect((await order({ targets: UNSAFE })).statusCode).toBe(400);
    const plans = ['training', 'nutrition', 'cardio'];
    const reply = await browser.post(`${url}/plans`, { plans });
    expect(reply.json()).toMatchObject({ plans, requested: [] });
    expect((await activePlan()).targets).not.toEqual(FAR);
    expect((await feed()).map(({ kind, actor }) => `${actor} ${kind}`)).toEqual([
      'athlete cardio',
      'athlete targets',
      'athlete program',
      'athlete targets',
    ]);
    expect(await requests()).toEqual([]);
  });
});
