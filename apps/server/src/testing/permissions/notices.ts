import { noticeEndpoints } from '@posedown/contract';
import { newId } from '../../platform/db/schema/columns.ts';
import { notices } from '../../platform/db/schema/index.ts';
import { type PermissionRow, signedIn } from './row.ts';
import type { AnyCaller, Scene } from './scene.ts';

/** A notice of the caller's. */
async function ownNotice({ test, people }: Scene, caller: AnyCaller): Promise<string> {
  const id = newId();
  const userId = people[caller === 'anonymous' ? 'athlete' : caller].id;
  await test.db.insert(notices).values({ id, userId, kind: 'message', subject: id });
  return id;
}

export const noticePermissions: PermissionRow[] = [
  { endpoint: noticeEndpoints.notices, statuses: signedIn(200) },
  { endpoint: noticeEndpoints.unreadNotices, statuses: signedIn(200) },
  {
    endpoint: noticeEndpoints.readNotices,
    statuses: signedIn(204),
    prepare: async (scene, caller) => ({ body: { upTo: await ownNotice(scene, caller) } }),
  },
  {
    endpoint: noticeEndpoints.readNotice,
    statuses: signedIn(204),
    prepare: async (scene, caller) => ({ params: { noticeId: await ownNotice(scene, caller) } }),
  },
  { endpoint: noticeEndpoints.noticeSettings, statuses: signedIn(200) },
  {
    endpoint: noticeEndpoints.changeNoticeSettings,
    statuses: signedIn(200),
    prepare: () => ({
      body: {
        ...{ off: ['plan_changed'], digestHour: 9, email: ['check_in_overdue'] },
        quietHours: { from: 21, to: 6 },
      },
    }),
  },
];
