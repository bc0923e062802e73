/// <reference lib="webworker" />
import type { OpenMessage } from './open-message.ts';

interface Notice {
  title: string;
  options: NotificationOptions & { renotify: boolean; data: { path: string } };
}

/** How long a page may take to react. One that just loads doesn't listen yet. */
const REACTION_MS = 1000;

/** The notification of a push message. A message that can't be read still shows one, as browsers demand. */
export function toNotification(read: () => unknown): Notice {
  const { title, text, path, tag } = { ...UNKNOWN, ...readOrNothing(read) };
  return {
    title,
    options: {
      body: text,
      icon: '/icon-192.png',
      tag,
      // One that replaces another alerts again.
      renotify: true,
      data: { path: isPath(path) ? path : UNKNOWN.path },
    },
  };
}

const UNKNOWN = {
  title: 'Posedown',
  text: 'You have a new notice',
  path: '/notices',
  tag: 'notice',
};

function readOrNothing(read: () => unknown): Partial<typeof UNKNOWN> {
  try {
    const data: unknown = read();
    const isWhole =
      typeof data === 'object' &&
      data !== null &&
      Object.keys(UNKNOWN).every((key) => typeof data[key as keyof typeof data] === 'string');
    return isWhole ? (data as typeof UNKNOWN) : {};
  } catch {
    return {};
  }
}

/** A path of this app: `//` would lead to another site. */
const isPath = (path: string) => /^\/(?![/\\])/.test(path);

/**
 * Opens a screen: in an open window, which may keep its unsaved input, or else in a new one.
 * @param ask sends a message to a window and resolves to whether it reacted
 */
export async function openNotice(
  clients: Pick<Clients, 'matchAll' | 'openWindow'>,
  path: string,
  ask: (client: WindowClient, message: OpenMessage) => Promise<boolean> = askToOpen,
): Promise<void> {
  const [open] = await clients.matchAll({ type: 'window' });
  if (!open) {
    await clients.openWindow(path);
    return;
  }
  await open.focus();
  if (!(await ask(open, { open: path }))) await open.navigate(path);
}

function askToOpen(client: WindowClient, message: OpenMessage): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => resolve(true);
    setTimeout(() => resolve(false), REACTION_MS);
    client.postMessage(message, [port2]);
  });
}
