import { EXERCISES, TECHNIQUES } from '@posedown/coaching';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPerson, signIn } from '../../../testing/people.ts';
import { openTestApp, type TestApp, type TestBrowser } from '../../../testing/test-app.ts';
import { loadExerciseLibrary } from './load-exercise-library.ts';

let test: TestApp;
let browser: TestBrowser;
beforeAll(async () => {
  test = await openTestApp();
  await loadExerciseLibrary(test.db);
  browser = await signIn(test, await createPerson(test.db));
});
afterAll(() => test.close());

it('lists every exercise of the library with its muscles, and the 18 built-in ones', async () => {
  const { exercises } = (await browser.get('/api/exercises')).json();
  expect(exercises).toHaveLength(EXERCISES.length);
  expect(exercises.filter(({ builtIn }: { builtIn: boolean }) => builtIn)).toHaveLength(18);
  for (const { id, primaryMuscles, category } of exercises) {
    expect([id, primaryMuscles.length > 0 || category === 'Cardio']).toEqual([id, true]);
  }
});

it('shows one exercise with instructions, cues, mistakes and variations', async () => {
  const { exercises } = (await browser.get('/api/exercises')).json();
  const detail = (await browser.get(`/api/exercises/${exercises[0].id}`)).json();
  expect(detail.name).toBe(exercises[0].name);
  expect(detail.instructions.length).toBeGreaterThan(40);
  expect(Math.min(detail.formCues.length, detail.commonMistakes.length)).toBeGreaterThan(0);
});

it('explains every technique that a plan can name', async () => {
  const { techniques } = (await browser.get('/api/techniques')).json();
  expect(techniques.map(({ type }: { type: string }) => type).sort()).toEqual(
    [...TECHNIQUES].sort(),
  );
  for (const { bestUsedFor, instructions } of techniques) {
    expect(bestUsedFor.length * instructions.length).toBeGreaterThan(0);
  }
});
