import { afterAll, beforeAll, expect, it } from 'vitest';
import { heardBy } from '../../../testing/heard-by.ts';
import { openScene, type Scene } from '../../../testing/permissions/scene.ts';
import { openSession } from '../../../testing/permissions/training.ts';
import { openTestApp, type TestApp, type TestBrowser } from '../../../testing/test-app.ts';

let test: TestApp;
let scene: Scene;
let coach: TestBrowser;
let url: string;

beforeAll(async () => {
  test = await openTestApp();
  scene = await openScene(test);
  coach = await scene.browserOf('coach');
  const { id } = await openSession(scene);
  url = `/api/users/${scene.people.athlete.id}/workout-sessions/${id}`;
});
afterAll(() => test.close());

const give = (payload: object) => coach.request({ method: 'PATCH', url, payload });

it('shows the coach’s feedback and notifies both', async () => {
  const words = { coachFeedback: 'Slower on the way down.', nextSessionGoals: '82.5 kg' };
  const { athlete, coach: theirs } = scene.people;
  const event = { type: 'athlete', athleteId: athlete.id };
  const byCoach = await heardBy(test, theirs, async () => {
    const byAthlete = await heardBy(test, athlete, async () => {
      expect((await give({ ...words, version: 0 })).statusCode).toBe(200);
    });
    expect(byAthlete).toEqual([event]);
  });
  expect(byCoach).toEqual([event]);
  const read = await (await scene.browserOf('athlete')).get(url);
  expect(read.json()).toMatchObject({ ...words, units: 'metric', feedbackVersion: 1 });
});

it('rejects feedback over newer feedback', async () => {
  const { feedbackVersion: version } = (await coach.get(url)).json();
  await give({ coachFeedback: 'Now deeper.', version });
  const late = await give({ coachFeedback: 'An older draft.', version });
  expect(late.statusCode).toBe(409);
  expect(late.json()).toMatchObject({ code: 'changed_meanwhile', version: version + 1 });
  expect((await coach.get(url)).json()).toMatchObject({
    coachFeedback: 'Now deeper.',
    nextSessionGoals: '82.5 kg',
  });
});
