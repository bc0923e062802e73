import { expect } from 'vitest';
import { eventsReceivedBy } from '../../../testing/events-received-by.ts';
import { sceneTest } from '../../../testing/fixtures.ts';
import { openSession } from '../../../testing/permissions/training.ts';

let url: string;

const it = sceneTest.extend('api', ({ asCoach }) => {
  const sendFeedback = (payload: object) => asCoach.request({ method: 'PATCH', url, payload });
  return { sendFeedback };
});

it.beforeAll(async ({ scene }) => {
  const { id } = await openSession(scene);
  url = `/api/users/${scene.people.athlete.id}/workout-sessions/${id}`;
});

it('shows the coach’s feedback and notifies coach and athlete', async ({ scene, server, api }) => {
  const words = { coachFeedback: 'Slower on the way down.', nextSessionGoals: '82.5 kg' };
  const { athlete, coach } = scene.people;
  const event = { type: 'athlete', athleteId: athlete.id };
  const byCoach = await eventsReceivedBy(server, coach, async () => {
    const byAthlete = await eventsReceivedBy(server, athlete, async () => {
      expect((await api.sendFeedback({ ...words, version: 0 })).statusCode).toBe(200);
    });
    expect(byAthlete).toEqual([event]);
  });
  expect(byCoach).toEqual([event]);
  const read = await (await scene.browserOf('athlete')).get(url);
  expect(read.json()).toMatchObject({ ...words, units: 'metric', feedbackVersion: 1 });
});

it('rejects feedback over newer feedback', async ({ asCoach, api }) => {
  const { feedbackVersion: version } = (await asCoach.get(url)).json();
  await api.sendFeedback({ coachFeedback: 'Now deeper.', version });
  const late = await api.sendFeedback({ coachFeedback: 'An older draft.', version });
  expect(late.statusCode).toBe(409);
  expect(late.json()).toMatchObject({ code: 'changed_meanwhile', version: version + 1 });
  expect((await asCoach.get(url)).json()).toMatchObject({
    coachFeedback: 'Now deeper.',
    nextSessionGoals: '82.5 kg',
  });
});
