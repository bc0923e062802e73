import { noticeEndpoints } from '@posedown/contract';
import { newId } from '../../platform/db/schema/columns.ts';
import { notices } from '../../platform/db/schema/index.ts';
import { createDevice } from '../../platform/push/testing/fake-push-service.ts';
import { type PermissionRow, signedIn } from './row.ts';
import type { AnyCaller, Scene } from './scene.ts';

/** A notice of the caller's. */
async function ownNotice({ test, people }: Scene, caller: AnyCaller): Promise<string> {
  const id = newId();
  const userId = people[caller === 'anonymous' ? 'athlete' : caller].id;
  await test.db.insert(notices).values({ id, userId, kind: 'message', subject: id });
  return id;
}

/** A device of the caller's with push notices. */
async function ownDevice({ browserOf }: Scene, caller: AnyCaller): Promise<string> {
  const { device } = createDevice(`/${newId()}`);
  const browser = await browserOf(caller);
  await browser.request({ method: 'PUT', url: '/api/notices/push', payload: device });
  return (await browser.get('/api/notices/push')).json().devices?.[0].id ?? newId();
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
        push: ['message'],
        quietHours: { from: 21, to: 6 },
      },
    }),
  },
  { endpoint: noticeEndpoints.pushDevices, statuses: signedIn(200) },
  {
    endpoint: noticeEndpoints.addPushDevice,
    statuses: signedIn(204),
    prepare: () => ({ body: createDevice(`/${newId()}`).device }),
  },
  {
    endpoint: noticeEndpoints.removePushDevice,
    statuses: signedIn(204),
    prepare: async (scene, caller) => ({ params: { deviceId: await ownDevice(scene, caller) } }),
  },
  {
    endpoint: noticeEndpoints.testPushDevice,
    statuses: signedIn(200),
    prepare: async (scene, caller) => ({ params: { deviceId: await ownDevice(scene, caller) } }),
  },
];
