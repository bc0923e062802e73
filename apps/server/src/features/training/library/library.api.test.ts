import { EXERCISES } from '@posedown/coaching';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { exercises, installation, techniqueLibrary } from '../../../platform/db/schema/index.ts';
import { pairTest as it } from '../../../testing/fixtures.ts';
import { createPerson, signIn } from '../../../testing/people.ts';
import type { TestApp, TestBrowser } from '../../../testing/test-app.ts';
import { loadExerciseLibrary } from './load-exercise-library.ts';

it.beforeAll(({ server }) => loadExerciseLibrary(server.db));

it('lists every exercise with its muscles', async ({ asAthlete }) => {
  const { exercises } = (await asAthlete.get('/api/exercises')).json();
  expect(exercises).toHaveLength(EXERCISES.length);
  expect(exercises.filter(({ builtIn }: { builtIn: boolean }) => builtIn)).toHaveLength(18);
  for (const { id, primaryMuscles, category } of exercises) {
    expect([id, primaryMuscles.length > 0 || category === 'Cardio']).toEqual([id, true]);
  }
});

it('updates every column to this release', async ({ server }) => {
  const rows = () => server.db.select().from(exercises).orderBy(exercises.slug);
  const techniques = () => server.db.select().from(techniqueLibrary).orderBy(techniqueLibrary.name);
  const before = [await rows(), await techniques()];
  const old = { description: 'old', instructions: 'old' };
  await server.db
    .update(exercises)
    .set({ ...old, name: 'old', category: 'old', videoUrl: 'old', formCues: ['old'] });
  await server.db.update(techniqueLibrary).set({ ...old, type: 'old', benefits: ['old'] });
  await server.db
    .update(techniqueLibrary)
    .set({ name: 'Super Set' })
    .where(eq(techniqueLibrary.name, 'Superset'));
  await server.db.delete(installation).where(eq(installation.key, 'exercise_library'));
  await loadExerciseLibrary(server.db);
  expect([await rows(), await techniques()]).toEqual(before);
});

it('shows one exercise with instructions, cues, mistakes and variations', async ({ asAthlete }) => {
  const { exercises } = (await asAthlete.get('/api/exercises')).json();
  const detail = (await asAthlete.get(`/api/exercises/${exercises[0].id}`)).json();
  const { id, name, category } = exercises[0];
  expect(detail).toMatchObject({ id, name, category });
  expect(detail.instructions.length).toBeGreaterThan(40);
  for (const list of ['formCues', 'commonMistakes', 'progressions', 'regressions']) {
    expect(detail[list].length, list).toBeGreaterThan(0);
  }
});

it('explains every technique', async ({ asAthlete }) => {
  const { techniques } = (await asAthlete.get('/api/techniques')).json();
  expect(techniques.map(({ type }: { type: string }) => type).sort()).toEqual([
    ...['drop_set', 'mechanical_drop', 'rest_pause', 'straight_sets', 'super_set'],
  ]);
  for (const technique of techniques) {
    const { name, description, instructions, recoveryImpact } = technique;
    const { benefits, bestUsedFor, contraindications, experienceLevel } = technique;
    for (const reported of [name, description, instructions, recoveryImpact]) {
      expect(reported, technique.type).toMatch(/\w/);
    }
    for (const list of [benefits, bestUsedFor])
      expect(list.length, technique.type).toBeGreaterThan(0);
    // Only straight sets suit everyone.
    expect(contraindications.length > 0, technique.type).toBe(technique.type !== 'straight_sets');
    expect(['beginner', 'intermediate', 'advanced', 'expert']).toContain(experienceLevel);
  }
});

it('shows a coach’s video only to their athletes', async ({ server, asAthlete }) => {
  const [mine, other] = await Promise.all([coachWithAthlete(server), coachWithAthlete(server)]);
  const { exercises } = (await asAthlete.get('/api/exercises')).json();
  const url = `/api/exercises/${exercises[0].id}`;
  const save = (body: object) =>
    mine.coach.request({ method: 'PUT', url: `${url}/video`, payload: body });
  const videoShownTo = async (reader: TestBrowser) => (await reader.get(url)).json().videoUrl;

  const first = { videoUrl: 'https://video.example/bench', videoVersion: 0 };
  expect((await save(first)).json()).toEqual({ ...first, videoVersion: 1 });
  expect(await videoShownTo(mine.coach)).toBe(first.videoUrl);
  expect(await videoShownTo(mine.athlete)).toBe(first.videoUrl);
  expect(await videoShownTo(other.athlete)).toBeNull();
  expect(await videoShownTo(other.coach)).toBeNull();
  expect((await save(first)).statusCode).toBe(409);

  for (const videoUrl of ['http://video.example/a', 'javascript:alert(1)', 'video', '']) {
    expect((await save({ videoUrl, videoVersion: 1 })).statusCode, videoUrl).toBe(400);
  }
  const loud = { videoUrl: 'HTTPS://VIDEO.example/b', videoVersion: 1 };
  expect((await save(loud)).json().videoUrl).toBe('https://video.example/b');
  expect((await save({ videoUrl: null, videoVersion: 2 })).json().videoVersion).toBe(3);
  expect(await videoShownTo(mine.athlete)).toBeNull();
});

async function coachWithAthlete(server: TestApp) {
  const coach = await createPerson(server.db, { role: 'coach' });
  const athlete = await createPerson(server.db, { coachId: coach.id });
  return { coach: await signIn(server, coach), athlete: await signIn(server, athlete) };
}
