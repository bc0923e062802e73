import { ADHERENCE_ALERT_LIMIT, SILENCE_ALERT_LIMIT } from '@posedown/coaching';
import { z } from 'zod';
import { unitsSchema } from './athletes.ts';
import {
  calendarDaySchema,
  cursorSchema,
  freeTextSchema,
  idSchema,
  instantSchema,
  integerIn,
  queryInteger,
  textSchema,
  versionSchema,
} from './common.ts';
import { emailSchema } from './email.ts';
import { defineEndpoint } from './endpoint.ts';
import { MESSAGE_MAX_LENGTH } from './messages.ts';
import { muscleLandmarksBodySchema, muscleLandmarksSchema } from './volume-landmarks.ts';

const tag = 'Practice';

const settingFields = {
  /** Shown in the coach's invitations; null to use only the coach's name. */
  practiceName: textSchema(100, 'Enter a name or leave it out').nullable(),
  /** Units of the coach's roster, and the initial units for invited athletes at sign-up. */
  defaultUnits: unitsSchema,
  /** Days without a log before an alert is raised. */
  silentDays: integerIn(SILENCE_ALERT_LIMIT, 'days'),
  /** Adherence in % below which an alert is raised. */
  leastAdherence: integerIn(ADHERENCE_ALERT_LIMIT, '%'),
  /** Weekly hard sets by muscle, for new plans and volume charts. */
  volumeLandmarks: muscleLandmarksBodySchema,
};

export const coachSettingsSchema = z
  .object({
    ...settingFields,
    volumeLandmarks: muscleLandmarksSchema,
    version: z.number().int(),
  })
  .meta({ id: 'CoachSettings' });
export type CoachSettings = z.output<typeof coachSettingsSchema>;

/** Changed settings; omitted ones stay the same. */
export const coachSettingsChangeSchema = z.strictObject(settingFields).partial().extend({
  /** The version that was loaded; an outdated one is rejected. */
  version: versionSchema,
});
export type CoachSettingsChange = z.output<typeof coachSettingsChangeSchema>;

const colleagueSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    email: z.string(),
    /** The head coach gets sign-ups without an invitation, and adds coaches. */
    isHead: z.boolean(),
    /** Whether they have set a password; until then their link is valid. */
    isActive: z.boolean(),
    athletes: z.number().int(),
    createdAt: instantSchema,
  })
  .meta({ id: 'Colleague' });
export type Colleague = z.output<typeof colleagueSchema>;

export const operationsSchema = z
  .object({
    /** Set if no recent backup exists. */
    backupOverdue: z.object({ newestAt: instantSchema.nullable() }).nullable(),
    /** Set if the data disk is nearly full. */
    diskFull: z.object({ percent: z.int() }).nullable(),
  })
  .meta({ id: 'Operations' });
export type Operations = z.output<typeof operationsSchema>;

export const newColleagueSchema = z.strictObject({
  name: textSchema(100, 'Name is required'),
  email: emailSchema,
});
export type NewColleague = z.output<typeof newColleagueSchema>;

export const removalSchema = z.strictObject({
  /** The new coach of their athletes; null if they have none. */
  takesOverId: idSchema.nullable(),
});
export type Removal = z.output<typeof removalSchema>;

export const AUDIT_KINDS = [
  'sign-in',
  'invitations',
  'looks',
  'athletes',
  'protocols',
  'prep',
  'practice',
  'exports',
  'deletions',
  'other',
] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

const auditPersonSchema = z.object({ id: idSchema, name: z.string() });

const auditLineSchema = z
  .object({
    id: idSchema,
    at: instantSchema,
    kind: z.enum(AUDIT_KINDS),
    /** Such as 'login' or 'hand over'. */
    action: z.string(),
    outcome: z.enum(['done', 'denied']),
    /** Null for anonymous callers and for people unrelated to the reader. */
    actor: auditPersonSchema.nullable(),
    subject: auditPersonSchema.nullable(),
    /** The caller's network; the last part of the address is removed. */
    network: z.string(),
    /** Details as text, such as fields or a file name. */
    details: z.record(z.string(), z.string()),
  })
  .meta({ id: 'AuditLine' });
export type AuditLine = z.output<typeof auditLineSchema>;

export const EXPORT_KINDS = [
  'roster',
  'progress',
  'check-ins',
  'nutrition',
  'workouts',
  'sets',
  'cardio',
  'supplements',
] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];

/** Maximum days of one export. */
export const EXPORT_MAX_DAYS = 366;

export const adminEndpoints = {
  coachSettings: defineEndpoint({
    method: 'GET',
    path: '/api/settings',
    access: 'coach',
    tag,
    summary: 'Your own settings as a coach',
    status: 200,
    reply: coachSettingsSchema,
  }),
  changeCoachSettings: defineEndpoint({
    method: 'PATCH',
    path: '/api/settings',
    access: 'coach',
    tag,
    summary:
      'Change your settings. They apply to the alerts and volume charts of all your athletes',
    body: coachSettingsChangeSchema,
    status: 200,
    reply: coachSettingsSchema,
  }),
  team: defineEndpoint({
    method: 'GET',
    path: '/api/team',
    access: 'coach',
    tag,
    summary: 'The coaches of the practice, the head coach first',
    status: 200,
    reply: z.object({ coaches: z.array(colleagueSchema), mayAdd: z.boolean() }),
  }),
  addColleague: defineEndpoint({
    method: 'POST',
    path: '/api/team',
    access: 'coach',
    tag,
    summary:
      'Add a coach and email them a link to set a password (head coach only). A coach who hasn’t set one yet gets a new link',
    body: newColleagueSchema,
    status: 201,
    reply: colleagueSchema,
  }),
  removeColleague: defineEndpoint({
    method: 'POST',
    path: '/api/team/:coachId/removal',
    access: 'coach',
    tag,
    summary:
      'Remove a coach from the team (head coach only). The removed coach is logged out everywhere. Their athletes and open invitations go to another coach, and their texts stay under their name',
    params: z.object({ coachId: idSchema }),
    body: removalSchema,
    status: 200,
    reply: z.object({ handedOver: z.number().int() }),
  }),
  handOver: defineEndpoint({
    method: 'POST',
    path: '/api/users/:userId/coach',
    access: 'coach',
    tag,
    summary:
      'Hand one of your athletes over to another coach, with the thread, unread messages and open alerts. Your notes stay yours',
    params: z.object({ userId: idSchema }),
    body: z.strictObject({
      coachId: idSchema,
      /** The previous coach's last message to the athlete. */
      message: freeTextSchema(MESSAGE_MAX_LENGTH).optional(),
    }),
    status: 200,
    reply: z.object({ coach: z.object({ id: idSchema, name: z.string() }) }),
  }),
  operations: defineEndpoint({
    method: 'GET',
    path: '/api/operations',
    access: 'coach',
    tag,
    summary: 'State of the installation, for the head coach. Other coaches get nothing',
    status: 200,
    reply: operationsSchema,
  }),
  auditLog: defineEndpoint({
    method: 'GET',
    path: '/api/audit',
    access: 'coach',
    tag,
    summary:
      'Audit log, newest first: actions by you and your athletes. The head coach also sees other coaches’ actions that aren’t about their athletes',
    query: z.strictObject({
      kind: z.enum(AUDIT_KINDS).optional(),
      /** Part of the actor's or subject's name. */
      person: freeTextSchema(100).optional(),
      limit: queryInteger(1, 100, 30),
      cursor: cursorSchema.optional(),
    }),
    status: 200,
    reply: z.object({ lines: z.array(auditLineSchema), nextCursor: z.string().nullable() }),
  }),
  exportData: defineEndpoint({
    method: 'GET',
    path: '/api/exports',
    access: 'coach',
    tag,
    summary:
      'What your athletes logged, as CSV (RFC 4180, UTF-8, metric units). Text a spreadsheet would run as a formula starts with an apostrophe',
    query: z.strictObject({
      kind: z.enum(EXPORT_KINDS),
      from: calendarDaySchema.optional(),
      to: calendarDaySchema.optional(),
    }),
    status: 200,
    download: 'text/csv',
  }),
};
