import { createHash } from 'node:crypto';
import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http';
import { Agent, request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { Settings } from '../../settings.ts';
import { type DeviceKeys, encryptPush } from './encrypt-push.ts';
import { PrivateAddressError, publicLookup } from './public-address.ts';
import { authorize, type PushKeys } from './vapid.ts';

export interface PushMessage {
  /** Shown as a notification. Nothing sensitive, because it appears on locked screens. */
  title: string;
  text: string;
  /** The screen it opens. */
  path: `/${string}`;
  /** A message replaces an earlier one with the same tag. */
  tag: string;
  /** For how long the push service tries to reach the device. */
  ttlSeconds: number;
  isUrgent: boolean;
}

export interface PushDevice extends DeviceKeys {
  endpoint: string;
}

/**
 * `gone`: the subscription has ended. `delayed`: worth another attempt, which may show the message again in its place.
 */
export type PushResult =
  | { status: 'sent' | 'gone' }
  | { status: 'delayed'; reason: string; retryAfterMs: number; isUnreachable: boolean }
  | { status: 'rejected'; reason: string };

export interface PushSender {
  /** Hands a message to the device's push service. Doesn't reject. */
  send(device: PushDevice, message: PushMessage, keys: PushKeys): Promise<PushResult>;
}

const TIME_LIMIT_MS = 10_000;
const MAX_REPLY_BYTES = 20_000;
const PAD_TO_BYTES = 500;
const GONE = [404, 410];
const LATER = [408, 425, 429];
/** The longest wait that a push service can ask for. */
const MAX_WAIT_SECONDS = 3600;

interface Door {
  /** For tests: another way to connect. */
  request: (options: RequestOptions, onReply: (reply: IncomingMessage) => void) => ClientRequest;
  lookup: LookupFunction;
  timeLimitMs: number;
}

/** Sends push messages to the push services of browsers. Follows no redirects and reads no replies. */
export function createPushSender(
  settings: Settings,
  now: () => Date,
  {
    request = httpsRequest,
    lookup = publicLookup(),
    timeLimitMs = TIME_LIMIT_MS,
  }: Partial<Door> = {},
): PushSender {
  const agent = new Agent({ keepAlive: true, maxSockets: 10, timeout: timeLimitMs });
  const door = { request, lookup, timeLimitMs };
  const contact = contactOf(settings);
  return {
    async send({ endpoint, ...device }, { ttlSeconds, isUrgent, ...shown }, keys) {
      try {
        const { origin, hostname, pathname, search } = new URL(endpoint);
        const body = encryptPush(JSON.stringify(shown), device, { padTo: PAD_TO_BYTES });
        const headers = {
          authorization: authorize(keys, { origin, contact, now: now() }),
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          'content-length': body.length,
          ttl: ttlSeconds,
          urgency: isUrgent ? 'high' : 'normal',
          topic: topicOf(endpoint, shown.tag),
        };
        const target = { hostname, path: pathname + search, headers, agent };
        return await post(door, target, body);
      } catch (error) {
        return { status: 'rejected', reason: error instanceof Error ? error.message : 'unknown' };
      }
    },
  };
}

/** A page where it is public, because an email address is personal. */
const contactOf = ({ publicUrl, coachEmail }: Settings) =>
  publicUrl?.startsWith('https:') ? publicUrl : `mailto:${coachEmail}`;

/** Messages with the same topic replace each other while they wait. It reveals nothing to the push service. */
const topicOf = (endpoint: string, tag: string) =>
  createHash('sha256').update(`${endpoint}\n${tag}`).digest('base64url').slice(0, 32);

function post(
  { request, lookup, timeLimitMs }: Door,
  target: RequestOptions,
  body: Buffer,
): Promise<PushResult> {
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(timeLimitMs);
    const options: RequestOptions = { ...target, method: 'POST', lookup, signal };
    const sending = request(options, (reply) => {
      resolve(resultOf(reply));
      drain(reply);
    });
    sending.on('error', (error) => {
      const reason = `${target.hostname}: ${signal.aborted ? 'no response' : error.message}`;
      if (error instanceof PrivateAddressError) resolve({ status: 'rejected', reason });
      else resolve({ status: 'delayed', reason, retryAfterMs: 0, isUnreachable: true });
    });
    sending.end(body);
  });
}

function resultOf({ statusCode = 0, headers }: IncomingMessage): PushResult {
  if (statusCode >= 200 && statusCode < 300) return { status: 'sent' };
  if (GONE.includes(statusCode)) return { status: 'gone' };
  const reason = `status ${statusCode}`;
  if (statusCode < 500 && !LATER.includes(statusCode)) return { status: 'rejected', reason };
  // A date instead of seconds isn't read: the usual pause follows.
  const seconds = Number(headers['retry-after']) || 0;
  const retryAfterMs = 1000 * Math.min(Math.max(seconds, 0), MAX_WAIT_SECONDS);
  return { status: 'delayed', reason, retryAfterMs, isUnreachable: false };
}

/** Lets the connection be used again, unless the reply is suspiciously long. */
function drain(reply: IncomingMessage): void {
  let bytes = 0;
  reply.on('error', () => undefined);
  reply.on('data', (part: Buffer) => {
    bytes += part.length;
    if (bytes > MAX_REPLY_BYTES) reply.destroy();
  });
}
