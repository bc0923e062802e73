import type { CardioPlanReply } from '@posedown/contract';
import { describe, expect } from 'vitest';
import { sceneTest } from '../../testing/fixtures.ts';
import { editBySystem } from '../plan-changes/index.ts';
import { adjustCardio } from './adjust-cardio.ts';

const it = sceneTest.extend('api', ({ asAthlete, scene, server }) => {
  const cardioWeek = async (): Promise<NonNullable<CardioPlanReply['plan']>> =>
    (await asAthlete.get(`/api/users/${scene.people.athlete.id}/cardio-plan`)).json().plan;
  const adjust = (changeMinutes: number, id = scene.people.athlete.id) =>
    server.db.transaction((tx) =>
      adjustCardio(
        tx,
        id,
        { changeMinutes },
        { now: server.now(), edit: editBySystem('Test', null) },
      ),
    );
  return { cardioWeek, adjust };
});

const steadyOf = ({ schedule }: { schedule: { type: string; duration: number }[] }) =>
  schedule.filter(({ type }) => type === 'LISS').reduce((sum, { duration }) => sum + duration, 0);

describe('adjusting an athlete’s cardio', () => {
  it('changes this week’s steady minutes on the same days', async ({ api }) => {
    const before = await api.cardioWeek();
    const adjusted = await api.adjust(10);
    const after = await api.cardioWeek();
    expect(adjusted).toMatchObject({ before: steadyOf(before), after: steadyOf(before) + 10 });
    expect(steadyOf(after)).toBe(steadyOf(before) + 10);
    const kinds = (week: typeof before) => week.schedule.map(({ day, type }) => [day, type]);
    expect(kinds(after)).toEqual(kinds(before));
  });

  it('rejects minutes the sessions can’t fit', async ({ api }) => {
    const before = await api.cardioWeek();
    await expect(api.adjust(900)).rejects.toMatchObject({
      code: 'conflict',
      userMessage: expect.stringMatching(/can hold \d+–\d+ minutes a week/),
    });
    expect(await api.cardioWeek()).toEqual(before);
  });

  it('rejects an athlete without a cardio plan', async ({ api, scene }) => {
    await expect(api.adjust(10, scene.people.coach.id)).rejects.toMatchObject({ code: 'conflict' });
  });
});
