import type { PushDevice } from '@posedown/contract';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { pushSubscriptions, sessions, users } from '../../../platform/db/schema/index.ts';
import { createDevice } from '../../../platform/push/testing/fake-push-service.ts';
import { freshPairTest } from '../../../testing/fixtures.ts';
import { signIn } from '../../../testing/people.ts';
import type { TestBrowser } from '../../../testing/test-app.ts';

const URL = '/api/notices/push';
const put = (browser: TestBrowser, payload: object) =>
  browser.request({ method: 'PUT', url: URL, payload });
const devicesOf = async (browser: TestBrowser): Promise<PushDevice[]> =>
  (await browser.get(URL)).json().devices;

let count = 0;
const newDevice = () => createDevice(`/${++count}`).device;

const it = freshPairTest.extend(
  'stored',
  ({ server }) =>
    (userId: string) =>
      server.db.$count(pushSubscriptions, eq(pushSubscriptions.userId, userId)),
);

it('gives everyone the same key and stores a device once', async ({ asAthlete, asCoach }) => {
  const { publicKey } = (await asAthlete.get(URL)).json();
  expect(publicKey).toMatch(/^B[\w-]{86}$/);
  expect((await asCoach.get(URL)).json()).toEqual({ publicKey, devices: [] });
  const device = newDevice();
  for (const _tap of [1, 2]) expect((await put(asAthlete, device)).statusCode).toBe(204);
  expect(await devicesOf(asAthlete)).toEqual([
    { id: expect.any(String), endpointHash: expect.stringMatching(/^[\w-]{43}$/) },
  ]);
  // The endpoint and its keys stay on the server.
  expect((await asAthlete.get(URL)).body).not.toContain('push.example');
  expect(await devicesOf(asCoach)).toEqual([]);
});

it('stores new keys of a device', async ({ asAthlete, athlete, server }) => {
  const device = newDevice();
  await put(asAthlete, device);
  const renewed = { ...newDevice(), endpoint: device.endpoint };
  await put(asAthlete, renewed);
  const rows = await server.db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, athlete.id));
  expect(rows).toMatchObject([renewed]);
});

it.for([
  { endpoint: 'http://push.example/one' },
  { endpoint: 'https://push.example:8443/one' },
  { endpoint: 'https://me:secret@push.example/one' },
  { endpoint: 'https://127.0.0.1/one' },
  { endpoint: 'https://0x7f000001/one' },
  { endpoint: 'https://[::1]/one' },
  { endpoint: 'https://localhost/one' },
  { endpoint: 'https://push.example/ one' },
  { endpoint: 'https://push.example/\0' },
  { endpoint: `https://push.example/${'x'.repeat(1000)}` },
  { endpoint: '' },
  { p256dh: 'A'.repeat(87) },
  { p256dh: 'B'.repeat(86) },
  { auth: 'A'.repeat(21) },
  { auth: undefined },
  { expirationTime: null },
])('rejects %o', async (wrong, { asAthlete }) => {
  const reply = await put(asAthlete, { ...newDevice(), ...wrong });
  expect(reply.statusCode, reply.body).toBe(400);
});

it('accepts endpoints of the known push services', async ({ asAthlete }) => {
  for (const endpoint of [
    'https://fcm.googleapis.com/fcm/send/dF3:APA91b',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAA-_',
    'https://web.push.apple.com/QGuQyavXutnMH',
    'https://wns2-par02p.notify.windows.com/w/?token=BQYAAA%3d%3d',
  ]) {
    expect((await put(asAthlete, { ...newDevice(), endpoint })).statusCode).toBe(204);
  }
});

it('ends the oldest of too many devices', async ({ asAthlete }) => {
  await put(asAthlete, newDevice());
  const [first] = await devicesOf(asAthlete);
  for (let more = 0; more < 9; more++) await put(asAthlete, newDevice());
  expect(await devicesOf(asAthlete)).toContainEqual(first);
  await put(asAthlete, newDevice());
  const left = await devicesOf(asAthlete);
  expect(left).toHaveLength(10);
  expect(left).not.toContainEqual(first);
});

it('removes a device of the caller’s', async ({ asAthlete, asCoach, athlete, stored }) => {
  await put(asAthlete, newDevice());
  const [device] = await devicesOf(asAthlete);
  const remove = async (browser: TestBrowser) =>
    (await browser.delete(`${URL}/${device?.id}`)).statusCode;
  expect(await remove(asCoach)).toBe(404);
  expect(await stored(athlete.id)).toBe(1);
  expect([await remove(asAthlete), await remove(asAthlete)]).toEqual([204, 404]);
  expect(await devicesOf(asAthlete)).toEqual([]);
});

it('moves a device to whoever subscribes on it last', async ({ asAthlete, asCoach }) => {
  const device = newDevice();
  await put(asAthlete, device);
  await put(asCoach, device);
  expect([await devicesOf(asAthlete), await devicesOf(asCoach)]).toMatchObject([[], [{}]]);
});

it('ends with the login: logged out there, from another device, or by a new one', async ({
  server,
  athlete,
  stored,
}) => {
  const phone = await signIn(server, athlete);
  await put(phone, newDevice());
  await phone.post('/api/auth/logout', {});
  expect(await stored(athlete.id)).toBe(0);

  const tablet = await signIn(server, athlete);
  await put(tablet, newDevice());
  const desk = await signIn(server, athlete);
  await put(desk, newDevice());
  const devices = (await desk.get('/api/auth/sessions')).json().sessions;
  const other = devices.find(({ current }: { current: boolean }) => !current);
  await desk.delete(`/api/auth/sessions/${other.id}`);
  expect(await stored(athlete.id)).toBe(1);

  await server.db.delete(sessions).where(eq(sessions.userId, athlete.id));
  expect(await stored(athlete.id)).toBe(0);
});

it('ends with the account', async ({ server, athlete, asAthlete, stored }) => {
  await put(asAthlete, newDevice());
  await server.db.delete(users).where(eq(users.id, athlete.id));
  expect(await stored(athlete.id)).toBe(0);
});

it('sends a test to one of the caller’s devices, a few times', async ({
  server,
  asAthlete,
  asCoach,
}) => {
  const { endpoint, ...keys } = newDevice();
  await put(asAthlete, { endpoint, ...keys });
  await put(asAthlete, newDevice());
  const device = (await devicesOf(asAthlete))[1];
  const sendTest = (browser = asAthlete) => browser.post(`${URL}/${device?.id}/test`);
  expect((await sendTest(asCoach)).statusCode).toBe(404);
  expect((await sendTest()).json()).toEqual({ result: 'sent' });
  expect(server.pushes.filter((push) => push.endpoint === endpoint)).toMatchObject([
    { title: 'Posedown', text: 'Notices work on this device' },
  ]);
  for (let more = 0; more < 9; more++) await sendTest();
  const refused = await sendTest();
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '600']);
  server.advance(600_000);
  expect((await sendTest()).statusCode).toBe(200);
});

it('says when a test can’t be delivered, and ends a subscription that is gone', async ({
  server,
  asAthlete,
}) => {
  const device = newDevice();
  await put(asAthlete, device);
  const [listed] = await devicesOf(asAthlete);
  const sendTest = async () => (await asAthlete.post(`${URL}/${listed?.id}/test`)).json();
  server.pushResults.set(device.endpoint, { status: 'gone' });
  expect(await sendTest()).toEqual({ result: 'gone' });
  expect(await devicesOf(asAthlete)).toEqual([]);
  expect((await asAthlete.post(`${URL}/${listed?.id}/test`)).statusCode).toBe(404);
});
