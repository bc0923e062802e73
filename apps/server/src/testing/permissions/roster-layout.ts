import { rosterLayoutEndpoints } from '@posedown/contract';
import { coachesOnly, type PermissionRow } from './row.ts';
import type { AnyCaller, Scene } from './scene.ts';

async function versionOf(scene: Scene, caller: AnyCaller): Promise<number> {
  const browser = await scene.browserOf(caller);
  return (await browser.get('/api/roster-layout')).json().version ?? 0;
}

export const rosterLayoutPermissions: PermissionRow[] = [
  { endpoint: rosterLayoutEndpoints.rosterLayout, statuses: coachesOnly(200) },
  {
    endpoint: rosterLayoutEndpoints.changeRosterLayout,
    statuses: coachesOnly(200),
    prepare: async (scene, caller) => ({
      body: { columns: ['why', 'goal'], views: [], version: await versionOf(scene, caller) },
    }),
  },
];
