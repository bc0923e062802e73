import { taskEndpoints } from '@posedown/contract';
import { coachesOnly, type PermissionRow } from './row.ts';
import type { Scene } from './scene.ts';

const ofOwn = (status: number) => ({ ...coachesOnly(status), otherCoach: 404 });

const taskAbout = ({ people }: Scene) => ({
  ...{ text: 'Ask for a side photo', athleteId: people.athlete.id },
  ...{ dueOn: '2026-11-23', repeat: 'weekly' },
});

/** A new task of the coach's. */
async function ownTask(scene: Scene) {
  const coach = await scene.browserOf('coach');
  return { taskId: (await coach.post('/api/tasks', taskAbout(scene))).json().id };
}

export const taskPermissions: PermissionRow[] = [
  {
    endpoint: taskEndpoints.tasks,
    statuses: ofOwn(200),
    prepare: ({ people }) => ({ query: `?athleteId=${people.athlete.id}` }),
  },
  {
    endpoint: taskEndpoints.createTask,
    statuses: ofOwn(201),
    prepare: (scene) => ({ body: taskAbout(scene) }),
  },
  {
    endpoint: taskEndpoints.changeTask,
    statuses: ofOwn(200),
    prepare: async (scene) => ({
      params: await ownTask(scene),
      body: { ...taskAbout(scene), text: 'Ask for a back photo', version: 1 },
    }),
  },
  {
    endpoint: taskEndpoints.markTask,
    statuses: ofOwn(200),
    prepare: async (scene) => ({ params: await ownTask(scene), body: { done: true } }),
  },
  {
    endpoint: taskEndpoints.deleteTask,
    statuses: ofOwn(204),
    prepare: async (scene) => ({ params: await ownTask(scene), query: '?version=1' }),
  },
  {
    endpoint: taskEndpoints.restoreTask,
    statuses: ofOwn(200),
    prepare: async (scene) => ({ params: await ownTask(scene) }),
  },
];
