/** What a subscription's owner is known by: one entry per user, in case several share a device. */
const keyOf = (userId: string) => `posedown.push.${userId}`;

/** How long a page that just loaded may take to install the service worker. */
const WORKER_TIMEOUT_MS = 10_000;

/** Whether this browser can show notices. `install`: only for an app on the home screen. */
type PushSupport = 'ready' | 'blocked' | 'install' | 'unsupported';

export function pushSupport(): PushSupport {
  const isSupported = 'PushManager' in window && 'Notification' in window;
  if (!isSupported || !navigator.serviceWorker) {
    return isAppleTouchDevice() && !isInstalled() ? 'install' : 'unsupported';
  }
  return Notification.permission === 'denied' ? 'blocked' : 'ready';
}

/** An iPad says it is a Mac, but no Mac has a touch screen. */
const isAppleTouchDevice = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

const isInstalled = () => matchMedia('(display-mode: standalone)').matches;

/** The browser's subscription, which may be another user's, or null. */
export async function findSubscription(): Promise<PushSubscription | null> {
  if (pushSupport() !== 'ready') return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** By which the server's list of devices names a subscription. */
export async function hashOf({ endpoint }: PushSubscription): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return toBase64Url(new Uint8Array(hash));
}

/** Subscribes this browser for the server's key, again if it has a subscription for another one. */
export async function subscribe(publicKey: string): Promise<PushSubscription> {
  const { pushManager } = await workerReady();
  const current = await pushManager.getSubscription();
  const own = current?.options.applicationServerKey;
  if (current && own && toBase64Url(new Uint8Array(own)) === publicKey) return current;
  await current?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

async function workerReady(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('no service worker')), WORKER_TIMEOUT_MS);
  });
  return Promise.race([navigator.serviceWorker.ready, late]);
}

/** What the server needs to send notices to a subscription. */
export function deviceOf(subscription: PushSubscription) {
  const { keys } = subscription.toJSON();
  return {
    endpoint: subscription.endpoint,
    p256dh: keys?.p256dh ?? '',
    auth: keys?.auth ?? '',
  };
}

const toBase64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Whether the user turned notices on here. Without storage they aren't resumed. */
export function isTurnedOn(userId: string): boolean {
  try {
    return localStorage.getItem(keyOf(userId)) !== null;
  } catch {
    return false;
  }
}

export function rememberTurnedOn(userId: string, isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(keyOf(userId), 'on');
    else localStorage.removeItem(keyOf(userId));
  } catch {
    // Storage may be blocked or full.
  }
}
