import { HOUR_LIMIT, NOTICE_KINDS } from '@posedown/coaching';
import { z } from 'zod';
import {
  areUnique,
  cursorSchema,
  idSchema,
  instantSchema,
  integerIn,
  queryInteger,
} from './common.ts';
import { defineEndpoint } from './endpoint.ts';

export const noticeSchema = z
  .object({
    id: idSchema,
    kind: z.enum(NOTICE_KINDS),
    /** The athlete it is about. Null for an athlete's own notices, and for those about no one. */
    athlete: z.object({ id: idSchema, name: z.string() }).nullable(),
    /** How many events it covers: messages, changes, flags, overdue athletes. For a show, the weeks out. */
    amount: z.number().int(),
    createdAt: instantSchema,
    readAt: instantSchema.nullable(),
  })
  .meta({ id: 'Notice' });
export type Notice = z.output<typeof noticeSchema>;

const kindsSchema = z
  .array(z.enum(NOTICE_KINDS, 'Choose one of the options'))
  .max(NOTICE_KINDS.length)
  .refine(areUnique, 'Name each kind once');

const settingsBodySchema = z.strictObject({
  /** Kinds the person doesn't want. */
  off: kindsSchema,
  /** The hour of a coach's day from which the digest arrives. */
  digestHour: integerIn(HOUR_LIMIT),
  /** Kinds also sent by email. Stored replies and requests of earlier versions lack this and what follows. */
  email: kindsSchema.optional(),
  /** Kinds also sent to the person's devices by push. Only those that have it on get them. */
  push: kindsSchema.optional(),
  /** Hours of the person's day without emails and push notices. None if both are equal. */
  quietHours: z.strictObject({ from: integerIn(HOUR_LIMIT), to: integerIn(HOUR_LIMIT) }).optional(),
});
export type NoticeSettings = z.output<typeof settingsBodySchema>;

/** An address with a name, so that the server resolves and checks it whenever it connects. */
function isPushAddress(text: string): boolean {
  if (!/^https:\/\/[!-~]+$/.test(text) || !URL.canParse(text)) return false;
  const { hostname, port, username, password } = new URL(text);
  return /\.[a-z][a-z\d-]*$/.test(hostname) && port + username + password === '';
}

/** What a browser needs pushed to it, as its push service and keys. */
const pushDeviceSchema = z.strictObject({
  endpoint: z
    .string()
    .max(1000, 'Use at most 1000 characters')
    .refine(isPushAddress, 'That’s not the address of a push service'),
  /** A public key of 65 bytes, in base64url. */
  p256dh: z.string().regex(/^[\w-]{87}$/, 'That’s not a key'),
  /** A secret of 16 bytes, in base64url. */
  auth: z.string().regex(/^[\w-]{22}$/, 'That’s not a key'),
});

const listedDeviceSchema = z.object({
  id: idSchema,
  /** The SHA-256 of the device's endpoint in base64url, by which it recognizes itself. */
  endpointHash: z.string(),
});
export type PushDevice = z.output<typeof listedDeviceSchema>;

/** What became of a test: handed to the push service, subscription gone, or not delivered. */
const pushTestReplySchema = z.object({ result: z.enum(['sent', 'gone', 'failed']) });
export type PushTestResult = z.output<typeof pushTestReplySchema>['result'];

const tag = 'Notices';

export const noticeEndpoints = {
  notices: defineEndpoint({
    method: 'GET',
    path: '/api/notices',
    access: 'session',
    tag,
    summary: 'Your notices of the last 90 days, newest first',
    query: z.strictObject({ limit: queryInteger(1, 100, 30), cursor: cursorSchema.optional() }),
    status: 200,
    reply: z.object({ notices: z.array(noticeSchema), nextCursor: z.string().nullable() }),
  }),
  unreadNotices: defineEndpoint({
    method: 'GET',
    path: '/api/notices/unread',
    access: 'session',
    tag,
    summary: 'The number of your unread notices',
    status: 200,
    reply: z.object({ unread: z.number().int() }),
  }),
  readNotices: defineEndpoint({
    method: 'POST',
    path: '/api/notices/read',
    access: 'session',
    tag,
    summary: 'Mark your notices as read, up to one of them',
    body: z.strictObject({ upTo: idSchema }),
    status: 204,
  }),
  readNotice: defineEndpoint({
    method: 'POST',
    path: '/api/notices/:noticeId/read',
    access: 'session',
    tag,
    summary: 'Mark one of your notices as read',
    params: z.object({ noticeId: idSchema }),
    status: 204,
  }),
  noticeSettings: defineEndpoint({
    method: 'GET',
    path: '/api/notices/settings',
    access: 'session',
    tag,
    summary: 'Which notices you want, and when the digest arrives',
    status: 200,
    reply: settingsBodySchema.meta({ id: 'NoticeSettings' }),
  }),
  changeNoticeSettings: defineEndpoint({
    method: 'PUT',
    path: '/api/notices/settings',
    access: 'session',
    tag,
    summary: 'Choose which notices you want, and when the digest arrives',
    body: settingsBodySchema,
    status: 200,
    reply: settingsBodySchema.meta({ id: 'NoticeSettings' }),
  }),
  pushDevices: defineEndpoint({
    method: 'GET',
    path: '/api/notices/push',
    access: 'session',
    tag,
    summary: 'The key for push subscriptions, and your devices that have one',
    status: 200,
    reply: z
      .object({ publicKey: z.string(), devices: z.array(listedDeviceSchema) })
      .meta({ id: 'PushDevices' }),
  }),
  addPushDevice: defineEndpoint({
    method: 'PUT',
    path: '/api/notices/push',
    access: 'session',
    tag,
    summary: 'Send push notices to this device until it is logged out',
    body: pushDeviceSchema,
    status: 204,
  }),
  removePushDevice: defineEndpoint({
    method: 'DELETE',
    path: '/api/notices/push/:deviceId',
    access: 'session',
    tag,
    summary: 'Send no more push notices to one of your devices',
    params: z.object({ deviceId: idSchema }),
    status: 204,
  }),
  testPushDevice: defineEndpoint({
    method: 'POST',
    path: '/api/notices/push/:deviceId/test',
    access: 'session',
    tag,
    summary: 'Send a test notice to one of your devices now',
    params: z.object({ deviceId: idSchema }),
    status: 200,
    reply: pushTestReplySchema.meta({ id: 'PushTest' }),
  }),
};
