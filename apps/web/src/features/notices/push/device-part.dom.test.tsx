import type { PushDevice } from '@posedown/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../lib/testing/render-screen.tsx';
import { DevicePart } from './device-part.tsx';
import { hashOf, isTurnedOn } from './this-device.ts';

const server = vi.hoisted(() => ({
  ...{ add: vi.fn(), remove: vi.fn(), test: vi.fn() },
  ...{ showToast: vi.fn(), showError: vi.fn() },
}));
vi.mock('../api.ts', () => ({
  useAddPushDevice: () => ({ mutateAsync: server.add }),
  useRemovePushDevice: () => ({ mutateAsync: server.remove }),
  useTestPushDevice: () => ({ mutate: server.test }),
}));
vi.mock('../../../ui/toast/show-toast.ts', () => ({ showToast: server.showToast }));
vi.mock('../../../ui/toast/show-error.ts', () => ({ showError: server.showError }));
vi.mock('../../../lib/auth-context.ts', () => ({ useSignedInUser: () => ({ id: 'mia' }) }));

const KEY = 'BP4z';
const KEY_BYTES = Uint8Array.from([4, 254, 51]).buffer;

/** A browser with a push service, whose person answers the question for permission. */
function openBrowser(answer: NotificationPermission = 'granted') {
  const notification = {
    permission: 'default' as NotificationPermission,
    requestPermission: vi.fn(async () => {
      notification.permission = answer;
      return answer;
    }),
  };
  let current: object | null = null;
  const subscription = (applicationServerKey: ArrayBuffer) => ({
    endpoint: 'https://push.example/one',
    options: { applicationServerKey },
    toJSON: () => ({ keys: { p256dh: 'public', auth: 'secret' } }),
    unsubscribe: vi.fn(async () => {
      current = null;
    }),
  });
  const pushManager = {
    getSubscription: async () => current,
    subscribe: vi.fn(async () => {
      current = subscription(KEY_BYTES);
      return current;
    }),
  };
  const registration = { pushManager };
  vi.stubGlobal('Notification', notification);
  vi.stubGlobal('PushManager', class {});
  const worker = {
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
  const start = (applicationServerKey = KEY_BYTES) => {
    notification.permission = 'granted';
    const started = subscription(applicationServerKey);
    current = started;
    return started;
  };
  return { notification, pushManager, start };
}

/** What the server knows of the browser above. */
const known = async (): Promise<PushDevice> => ({
  id: 'phone',
  endpointHash: await hashOf({ endpoint: 'https://push.example/one' } as PushSubscription),
});
/** A button that can be pressed. */
async function button(name: string): Promise<HTMLElement> {
  const found = await screen.findByRole<HTMLButtonElement>('button', { name });
  await waitFor(() => expect(found.disabled).toBe(false));
  return found;
}

/** The part, with what the server knows after each change. */
function renderPart(devices: PushDevice[] = []) {
  const opened = renderScreen(<DevicePart publicKey={KEY} devices={devices} />);
  const know = (now: PushDevice[]) => opened.rerender(<DevicePart publicKey={KEY} devices={now} />);
  const tap = async (name: string) => {
    await opened.person.click(await button(name));
    await waitFor(() => expect(screen.queryByRole('button', { busy: true })).toBeNull());
  };
  return { ...opened, know, tap };
}

beforeEach(() => {
  vi.clearAllMocks();
  server.add.mockResolvedValue(undefined);
  server.remove.mockResolvedValue(undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  localStorage.clear();
});

it('asks for permission after a tap, and turns notices on and off', async () => {
  const { notification } = openBrowser();
  const { know, tap } = renderPart();
  await screen.findByText(/^Get notices on this device/);
  expect(notification.requestPermission).not.toHaveBeenCalled();
  await tap('Turn on notices');
  expect(server.add).toHaveBeenCalledWith({
    ...{ endpoint: 'https://push.example/one', p256dh: 'public', auth: 'secret' },
  });
  expect(isTurnedOn('mia')).toBe(true);
  know([await known()]);
  await tap('Turn off notices');
  expect(server.remove).toHaveBeenCalledWith('phone');
  expect(isTurnedOn('mia')).toBe(false);
  know([]);
  await button('Turn on notices');
});

it('explains how to unblock notices, and notices when that is done', async () => {
  const { notification } = openBrowser('denied');
  const { tap } = renderPart();
  await tap('Turn on notices');
  await screen.findByText(/^Your browser blocks notices/);
  expect(screen.queryByRole('button')).toBeNull();
  expect([server.add, server.showError].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  notification.permission = 'default';
  act(() => void window.dispatchEvent(new Event('focus')));
  await button('Turn on notices');
});

it('stays off if the question is closed', async () => {
  openBrowser('default');
  const { tap } = renderPart();
  await tap('Turn on notices');
  await button('Turn on notices');
  expect([server.add, server.showError].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

it('says when the browser or the server refuses', async () => {
  openBrowser();
  server.add.mockRejectedValue(new Error('offline'));
  const { tap } = renderPart();
  await tap('Turn on notices');
  expect(server.showError).toHaveBeenCalledWith(
    expect.any(Error),
    expect.stringMatching(/^We couldn’t turn on notices/),
  );
  expect(isTurnedOn('mia')).toBe(false);
});

it('is off for a subscription that the server doesn’t know as the user’s', async () => {
  openBrowser().start();
  renderPart([{ id: 'desk', endpointHash: 'of another device' }]);
  await button('Turn on notices');
});

it('subscribes again for another key of the server', async () => {
  const { pushManager, start } = openBrowser();
  const old = start(Uint8Array.from([4, 1, 1]).buffer);
  const { tap } = renderPart();
  await tap('Turn on notices');
  expect(old.unsubscribe).toHaveBeenCalled();
  expect(pushManager.subscribe).toHaveBeenCalledWith({
    ...{ userVisibleOnly: true, applicationServerKey: KEY },
  });
});

it.each([
  ['sent', null],
  ['gone', /^This device no longer gets notices/],
  ['failed', /^Your browser’s push service/],
])('says that a test was %s', async (result, text) => {
  openBrowser().start();
  const { tap } = renderPart([await known()]);
  await tap('Send a test notice');
  expect(server.test).toHaveBeenCalledWith('phone', expect.anything());
  server.test.mock.lastCall?.[1].onSuccess({ result });
  if (text) expect(server.showError.mock.lastCall?.[1]).toMatch(text);
  else expect(server.showToast).toHaveBeenCalledWith({ title: 'Test notice sent' });
});

it('says how to install the app on an iPhone', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18)');
  renderPart();
  await screen.findByText(/^Add Posedown to your home screen first/);
  expect(screen.queryByRole('button')).toBeNull();
  vi.restoreAllMocks();
});

it('says if the browser can’t show notices', async () => {
  renderPart();
  await screen.findByText(/^This browser can’t show notices/);
});
