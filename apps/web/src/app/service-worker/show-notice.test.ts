import { expect, it, vi } from 'vitest';
import { openNotice, toNotification } from './show-notice.ts';

const MESSAGE = {
  ...{ title: 'Posedown', text: 'Your plan changed', path: '/dashboard', tag: 'plan_changed' },
};

it('shows what the server wrote', () => {
  expect(toNotification(() => MESSAGE)).toMatchObject({
    title: 'Posedown',
    options: { body: 'Your plan changed', tag: 'plan_changed', data: { path: '/dashboard' } },
  });
});

it.each([
  ['nothing', () => undefined],
  ['a text', () => 'hello'],
  ['half a message', () => ({ title: 'Posedown' })],
  ['a number as its text', () => ({ ...MESSAGE, text: 5 })],
  [
    'broken JSON',
    () => {
      throw new SyntaxError('Unexpected end of JSON input');
    },
  ],
])('shows a notice for a message with %s', (_what, read) => {
  expect(toNotification(read)).toMatchObject({
    title: 'Posedown',
    options: { body: 'You have a new notice', data: { path: '/notices' } },
  });
});

it.each(['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', ''])(
  'opens no other site: %s',
  (path) => {
    expect(toNotification(() => ({ ...MESSAGE, path })).options.data.path).toBe('/notices');
  },
);

const windowClient = () => ({ focus: vi.fn(), navigate: vi.fn() });
const clientsWith = (...open: object[]) => {
  const openWindow = vi.fn();
  return { openWindow, matchAll: async () => open as never };
};

it('opens a window if none is open', async () => {
  const clients = clientsWith();
  await openNotice(clients, '/messages');
  expect(clients.openWindow).toHaveBeenCalledWith('/messages');
});

it('lets an open page change its screen without loading it again', async () => {
  const page = windowClient();
  const ask = vi.fn(async () => true);
  await openNotice(clientsWith(page, windowClient()), '/messages', ask);
  expect(page.focus).toHaveBeenCalled();
  expect(ask).toHaveBeenCalledWith(page, { open: '/messages' });
  expect(page.navigate).not.toHaveBeenCalled();
});

it('loads the screen in a page that doesn’t react', async () => {
  const page = windowClient();
  await openNotice(clientsWith(page), '/messages', async () => false);
  expect(page.navigate).toHaveBeenCalledWith('/messages');
});
