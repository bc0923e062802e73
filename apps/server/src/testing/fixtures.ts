import { test } from 'vitest';
import type { Settings } from '../settings.ts';
import { createPerson, signIn } from './people.ts';
import { openScene } from './permissions/scene.ts';
import { openTestApp } from './test-app.ts';

/** Shares one server, on its own database, between a file's tests. */
export const serverTest = test
  // The settings that differ from those of an empty environment.
  .extend('settings', { scope: 'file' }, {} as Partial<Settings>)
  .extend('options', { scope: 'file' }, {} as Parameters<typeof openTestApp>[1])
  .extend('server', { scope: 'file' }, async ({ settings, options }, { onCleanup }) => {
    const server = await openTestApp(settings, options);
    onCleanup(() => server.close());
    return server;
  });

/** A coach, their athlete and another coach with logged-in browsers, shared by the file. */
export const pairTest = serverTest
  // The first coach is the head coach, so it is always created first.
  .extend('coach', { scope: 'file' }, ({ server }) => createPerson(server.db, { role: 'coach' }))
  .extend('athlete', { scope: 'file' }, ({ server, coach }) =>
    createPerson(server.db, { coachId: coach.id, name: 'Ana' }),
  )
  .extend('otherCoach', { scope: 'file' }, async ({ server, coach: _head }) =>
    createPerson(server.db, { role: 'coach' }),
  )
  .extend('asCoach', { scope: 'file' }, ({ server, coach }) => signIn(server, coach))
  .extend('asAthlete', { scope: 'file' }, ({ server, athlete }) => signIn(server, athlete))
  .extend('asOtherCoach', { scope: 'file' }, ({ server, otherCoach }) =>
    signIn(server, otherCoach),
  );

/** Like the people above on a shared server, with new people for each test. */
export const freshPairTest = serverTest
  .extend('coach', ({ server }) => createPerson(server.db, { role: 'coach' }))
  .extend('athlete', ({ server, coach }) =>
    createPerson(server.db, { coachId: coach.id, name: 'Ana' }),
  )
  .extend('otherCoach', ({ server, coach: _first }) => createPerson(server.db, { role: 'coach' }))
  .extend('asCoach', ({ server, coach }) => signIn(server, coach))
  .extend('asAthlete', ({ server, athlete }) => signIn(server, athlete))
  .extend('asOtherCoach', ({ server, otherCoach }) => signIn(server, otherCoach));

/** The people of the permission tests, with training library, plans and diaries, shared by the file. */
export const sceneTest = serverTest
  .extend('scene', { scope: 'file' }, ({ server }) => openScene(server))
  .extend('asCoach', { scope: 'file' }, ({ scene }) => scene.browserOf('coach'))
  .extend('asAthlete', { scope: 'file' }, ({ scene }) => scene.browserOf('athlete'))
  .extend('asOtherCoach', { scope: 'file' }, ({ scene }) => scene.browserOf('otherCoach'))
  .extend('asOtherAthlete', { scope: 'file' }, ({ scene }) => scene.browserOf('otherAthlete'));

/** Opens a server, on its own database, for each test. */
export const freshServerTest = test.extend(
  'server',
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads a fixture's needs from this pattern.
  async ({}, { onCleanup }) => {
    const server = await openTestApp();
    onCleanup(() => server.close());
    return server;
  },
);

/** Like `sceneTest`, with a server and people of their own for each test. */
export const freshSceneTest = freshServerTest
  .extend('scene', ({ server }) => openScene(server))
  .extend('asCoach', ({ scene }) => scene.browserOf('coach'))
  .extend('asAthlete', ({ scene }) => scene.browserOf('athlete'));
