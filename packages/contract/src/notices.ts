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
  /** Kinds also sent by email. Stored replies and requests of earlier versions lack this and the next. */
  email: kindsSchema.optional(),
  /** Hours of the person's day without emails. None if both are equal. */
  quietHours: z.strictObject({ from: integerIn(HOUR_LIMIT), to: integerIn(HOUR_LIMIT) }).optional(),
});
export type NoticeSettings = z.output<typeof settingsBodySchema>;

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
};
