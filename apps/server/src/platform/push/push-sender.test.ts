import { expect, test } from 'vitest';
import { readSettings } from '../../settings.ts';
import { PrivateAddressError } from './public-address.ts';
import { createPushSender, type PushMessage } from './push-sender.ts';
import { createDevice, openFakePushService, readClaims } from './testing/fake-push-service.ts';
import { createPushKeys } from './vapid.ts';

const NOW = new Date('2026-11-21T09:00:00Z');
const SETTINGS = readSettings({ DEMO: 'off', COACH_EMAIL: 'coach@gym.example' });
const KEYS = createPushKeys();
const MESSAGE: PushMessage = {
  title: 'Posedown',
  text: 'Your plan changed',
  path: '/dashboard',
  tag: 'plan_changed',
  ttlSeconds: 3600,
  isUrgent: false,
};

const it = test.extend(
  'push',
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads a fixture's needs from this pattern.
  async ({}, { onCleanup }) => {
    const service = await openFakePushService();
    onCleanup(() => service.close());
    const one = createDevice();
    const open = (door: object = {}, settings = SETTINGS) =>
      createPushSender(settings, () => NOW, { ...service.door, ...door });
    const send = (sender = open()) => sender.send(one.device, MESSAGE, KEYS);
    return { ...service, one, open, send };
  },
);

it('hands over an encrypted message that only the device can read', async ({ push }) => {
  expect(await push.send()).toEqual({ status: 'sent' });
  const [{ path, headers, body }] = push.received as [(typeof push.received)[0]];
  expect(path).toBe('/one');
  expect(headers).toMatchObject({
    ...{
      host: expect.stringMatching(/^push\.example/),
      ttl: '3600',
      urgency: 'normal',
      'content-encoding': 'aes128gcm',
    },
    topic: expect.stringMatching(/^[\w-]{32}$/),
  });
  const { ttlSeconds: _ttl, isUrgent: _urgent, ...shown } = MESSAGE;
  expect(JSON.parse(push.one.read(body))).toEqual(shown);
  expect(body.toString('latin1')).not.toContain('plan');
});

it('says who sends it, to this push service and for a few hours', async ({ push }) => {
  await push.send();
  await push.send(push.open({}, { ...SETTINGS, publicUrl: 'https://gym.example' }));
  const claims = push.received.map(({ headers }) => readClaims(headers.authorization));
  const usual = { aud: 'https://push.example', exp: NOW.getTime() / 1000 + 12 * 3600 };
  expect(claims).toEqual([
    { ...usual, sub: 'mailto:coach@gym.example' },
    { ...usual, sub: 'https://gym.example' },
  ]);
  expect(push.received[0]?.headers.authorization).toContain(`k=${KEYS.publicKey}`);
});

it.for([
  [200, { status: 'sent' }],
  [404, { status: 'gone' }],
  [410, { status: 'gone' }],
  [413, { status: 'rejected', reason: 'status 413' }],
  [403, { status: 'rejected', reason: 'status 403' }],
  [302, { status: 'rejected', reason: 'status 302' }],
  [429, { status: 'delayed', retryAfterMs: 120_000, isUnreachable: false }],
  [500, { status: 'delayed', retryAfterMs: 120_000 }],
] as const)('understands status %i', async ([status, result], { push }) => {
  const headers = { 'retry-after': '120', location: 'https://push.example/two' };
  push.replies.set('/one', { status, headers });
  expect(await push.send()).toMatchObject(result);
  // A redirect isn't followed.
  expect(push.received).toHaveLength(1);
});

it.for(['Wed, 21 Oct 2026 07:28:00 GMT', '-5', '99999999'])(
  'waits an hour at most for a push service that asks for %s',
  async (value, { push }) => {
    push.replies.set('/one', { status: 503, headers: { 'retry-after': value } });
    const result = await push.send();
    expect(result).toMatchObject({ status: 'delayed' });
    expect('retryAfterMs' in result && result.retryAfterMs).toBeLessThanOrEqual(3_600_000);
  },
);

it('gives up on a push service that doesn’t respond', async ({ push }) => {
  push.replies.set('/one', 'none');
  const result = await push.send(push.open({ timeLimitMs: 30 }));
  expect(result).toEqual({
    ...{ status: 'delayed', reason: 'push.example: no response' },
    ...{ retryAfterMs: 0, isUnreachable: true },
  });
});

it('connects to no private address', async ({ push }) => {
  const lookup = (_host: string, _options: object, callback: (error: Error) => void) =>
    callback(new PrivateAddressError('A push service has a private address'));
  const reason = 'push.example: A push service has a private address';
  expect(await push.send(push.open({ lookup }))).toEqual({ status: 'rejected', reason });
  expect(push.received).toEqual([]);
});

it('rejects a key that isn’t on the curve', async ({ push }) => {
  const device = { ...push.one.device, p256dh: 'A'.repeat(87) };
  expect(await push.open().send(device, MESSAGE, KEYS)).toMatchObject({ status: 'rejected' });
});

it('makes working keys every time', () => {
  for (let time = 0; time < 300; time++) {
    const { publicKey, privateKey } = createPushKeys();
    expect([publicKey.length, privateKey.length]).toEqual([87, 43]);
  }
});
