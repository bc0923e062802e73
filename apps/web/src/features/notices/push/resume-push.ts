import { calls } from 'virtual:contract-calls';
import type { PushDevice } from '@posedown/contract';
import { call, read } from '../../../lib/api-client.ts';
import { endpointPath } from '../../../lib/endpoint-path.ts';
import { deviceOf, hashOf, isTurnedOn, pushSupport, subscribe } from './this-device.ts';

/**
 * Renews the subscription of a user who turned notices on here: browsers replace subscriptions, the server's key may
 * have changed, and logging in starts a new session. Failures are ignored: the next start tries again.
 */
export async function resumePush(userId: string): Promise<void> {
  if (!isTurnedOn(userId) || pushSupport() !== 'ready') return;
  if (Notification.permission !== 'granted') return;
  const { publicKey, devices } = (await read(endpointPath(calls.pushDevices, {}))) as {
    publicKey: string;
    devices: PushDevice[];
  };
  const subscription = await subscribe(publicKey);
  const hash = await hashOf(subscription);
  if (devices.some(({ endpointHash }) => endpointHash === hash)) return;
  await call(calls.addPushDevice, { body: deviceOf(subscription) });
}
