import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { resumePush } from './resume-push.ts';

const server = vi.hoisted(() => ({ devices: [] as object[], call: vi.fn(), read: vi.fn() }));
vi.mock('virtual:contract-calls', () => ({ calls: { pushDevices: {}, addPushDevice: 'add' } }));
vi.mock('../../../lib/endpoint-path.ts', () => ({ endpointPath: () => '/api/notices/push' }));
vi.mock('../../../lib/api-client.ts', () => ({ call: server.call, read: server.read }));

const browser = vi.hoisted(() => ({ isOn: true, support: 'ready' }));
const SUBSCRIPTION = { endpoint: 'https://push.example/one' };
vi.mock('./this-device.ts', () => ({
  isTurnedOn: () => browser.isOn,
  pushSupport: () => browser.support,
  subscribe: async () => SUBSCRIPTION,
  hashOf: async () => 'one',
  deviceOf: ({ endpoint }: { endpoint: string }) => ({ endpoint }),
}));

beforeEach(() => {
  vi.clearAllMocks();
  Object.assign(browser, { isOn: true, support: 'ready' });
  vi.stubGlobal('Notification', { permission: 'granted' });
  server.read.mockImplementation(async () => ({ publicKey: 'key', devices: server.devices }));
  server.devices = [];
});
afterEach(() => void vi.unstubAllGlobals());

it('renews a subscription that the server doesn’t know', async () => {
  await resumePush('mia');
  expect(server.call).toHaveBeenCalledWith('add', { body: SUBSCRIPTION });
});

it('leaves one alone that the server knows', async () => {
  server.devices = [{ id: 'phone', endpointHash: 'one' }];
  await resumePush('mia');
  expect(server.call).not.toHaveBeenCalled();
});

it.each([
  ['they didn’t turn notices on here', () => Object.assign(browser, { isOn: false })],
  ['the browser can’t show them', () => Object.assign(browser, { support: 'unsupported' })],
  ['they took the permission away', () => vi.stubGlobal('Notification', { permission: 'default' })],
])('asks the server nothing if %s', async (_why, change) => {
  change();
  await resumePush('mia');
  expect(server.read).not.toHaveBeenCalled();
});
