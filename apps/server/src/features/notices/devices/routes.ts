import { noticeEndpoints, type PushTestResult } from '@posedown/contract';
import type { FastifyInstance } from 'fastify';
import { badField, notFound } from '../../../platform/errors.ts';
import { addEndpoint } from '../../../platform/http/endpoint.ts';
import { consume, LIMITS } from '../../../platform/limits/limit.ts';
import { isPublicKey } from '../../../platform/push/encrypt-push.ts';
import { ensurePushKeys } from '../../../platform/push/queries.ts';
import type { Services } from '../../../platform/services.ts';
import { TEST_PUSH } from '../deliveries/notice-push.ts';
import {
  deleteOldest,
  deleteSubscription,
  findSubscription,
  listDevices,
  saveSubscription,
} from './queries.ts';

/** More than one person uses. The oldest ends when another is added. */
const MAX_DEVICES = 10;

/** The caller's own devices with push notices. */
export function addDeviceRoutes(app: FastifyInstance, services: Services) {
  const { db, now } = services;

  addEndpoint(app, noticeEndpoints.pushDevices, async ({ actor }) => ({
    publicKey: (await ensurePushKeys(db)).publicKey,
    devices: await listDevices(db, actor.userId),
  }));

  addEndpoint(app, noticeEndpoints.addPushDevice, async ({ actor, body }) => {
    if (!isPublicKey(body.p256dh)) throw badField('p256dh', 'That’s not a key');
    const { userId, sessionId } = actor;
    await db.transaction(async (tx) => {
      await saveSubscription(tx, { ...body, userId, sessionId, createdAt: now() });
      await deleteOldest(tx, userId, MAX_DEVICES);
    });
    return undefined;
  });

  addEndpoint(app, noticeEndpoints.removePushDevice, async ({ actor, params }) => {
    const key = { userId: actor.userId, id: params.deviceId };
    if (!(await deleteSubscription(db, key))) throw notFound('Device');
    return undefined;
  });

  addEndpoint(app, noticeEndpoints.testPushDevice, async ({ actor, params }) => ({
    result: await sendTest(services, actor.userId, params.deviceId),
  }));
}

/** @throws AppError `not_found`, or `too_many_requests` */
async function sendTest(
  { db, now, push, background }: Services,
  userId: string,
  id: string,
): Promise<PushTestResult> {
  const subscription = await findSubscription(db, { userId, id });
  if (!subscription) throw notFound('Device');
  await consume(db, LIMITS.pushTestPerPerson, [userId], now());
  const result = await push.send(subscription, TEST_PUSH, await ensurePushKeys(db));
  if ('reason' in result) {
    background.report('push notices', new Error(`A test notice was not sent: ${result.reason}`));
    return 'failed';
  }
  if (result.status === 'gone') await deleteSubscription(db, subscription);
  return result.status;
}
