import { supplementEndpoints } from '@posedown/contract';
import { athleteAndCoach, athletesOnly, type PermissionRow } from './row.ts';
import type { Scene } from './scene.ts';

const SUPPLEMENT = {
  name: 'Creatine monohydrate',
  amount: 5,
  unit: 'g',
  time: 'with_breakfast',
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  note: 'In water.',
};

/** A new supplement of the athlete's list. */
async function listed(scene: Scene): Promise<Record<'supplementId', string>> {
  const browser = await scene.browserOf('athlete');
  return { supplementId: (await browser.post('/api/supplements', SUPPLEMENT)).json().id };
}

/** A supplement already removed from the list. */
async function stopped(scene: Scene) {
  const params = await listed(scene);
  const browser = await scene.browserOf('athlete');
  const url = `/api/supplements/${params.supplementId}`;
  await browser.request({ method: 'DELETE', url, payload: { version: 1 } });
  return params;
}

/** Coaches are rejected by role before any lookup. */
const ofOwnList = (status: number) => ({ ...athletesOnly(status), otherAthlete: 404 });

export const supplementPermissions: PermissionRow[] = [
  {
    endpoint: supplementEndpoints.supplementLog,
    statuses: athleteAndCoach(200),
    prepare: ({ people }) => ({ params: { userId: people.athlete.id } }),
  },
  {
    endpoint: supplementEndpoints.addSupplement,
    statuses: athletesOnly(201),
    prepare: () => ({ body: SUPPLEMENT }),
  },
  {
    endpoint: supplementEndpoints.changeSupplement,
    statuses: ofOwnList(200),
    prepare: async (scene) => ({
      params: await listed(scene),
      body: { ...SUPPLEMENT, amount: 3, version: 1 },
    }),
  },
  {
    endpoint: supplementEndpoints.stopSupplement,
    statuses: ofOwnList(200),
    prepare: async (scene) => ({ params: await listed(scene), body: { version: 1 } }),
  },
  {
    endpoint: supplementEndpoints.resumeSupplement,
    statuses: ofOwnList(200),
    prepare: async (scene) => ({ params: await stopped(scene), body: { version: 2 } }),
  },
  {
    endpoint: supplementEndpoints.tickSupplement,
    statuses: ofOwnList(200),
    prepare: async (scene) => ({
      params: await listed(scene),
      body: { date: '2026-11-21', taken: true },
    }),
  },
];
