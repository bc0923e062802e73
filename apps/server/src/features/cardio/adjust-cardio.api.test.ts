import type { CardioPlanReply } from '@posedown/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openScene, type Scene } from '../../testing/permissions/scene.ts';
import { openTestApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { editBySystem } from '../plan-changes/index.ts';
import { adjustCardio } from './adjust-cardio.ts';

let test: TestApp;
let scene: Scene;
let athlete: TestBrowser;
beforeAll(async () => {
  test = await openTestApp();
  scene = await openScene(test);
  athlete = await scene.browserOf('athlete');
});
afterAll(() => test.close());

const cardioWeek = async (): Promise<NonNullable<CardioPlanReply['plan']>> =>
  (await athlete.get(`/api/users/${scene.people.athlete.id}/cardio-plan`)).json().plan;
const steadyOf = ({ schedule }: { schedule: { type: string; duration: number }[] }) =>
  schedule.filter(({ type }) => type === 'LISS').reduce((sum, { duration }) => sum + duration, 0);
const adjust = (changeMinutes: number, id = scene.people.athlete.id) =>
  test.db.transaction((tx) =>
    adjustCardio(tx, id, { changeMinutes }, { now: test.now(), edit: editBySystem('Test', null) }),
  );

describe('adjusting an athlete’s cardio', () => {
  it('changes the steady minutes of this week on the same days', async () => {
    const before = await cardioWeek();
    const adjusted = await adjust(10);
    const after = await cardioWeek();
    expect(adjusted).toMatchObject({ before: steadyOf(before), after: steadyOf(before) + 10 });
    expect(steadyOf(after)).toBe(steadyOf(before) + 10);
    const kinds = (week: typeof before) => week.schedule.map(({ day, type }) => [day, type]);
    expect(kinds(after)).toEqual(kinds(before));
  });

  it('refuses minutes that its sessions can’t hold, and changes nothing', async () => {
    const before = await cardioWeek();
    await expect(adjust(900)).rejects.toMatchObject({
      code: 'conflict',
      userMessage: expect.stringMatching(/can hold \d+–\d+ minutes a week/),
    });
    expect(await cardioWeek()).toEqual(before);
  });

  it('refuses an athlete who has no cardio plan', async () => {
    await expect(adjust(10, scene.people.coach.id)).rejects.toMatchObject({ code: 'conflict' });
  });
});
