import {
  PROTOCOL_LIMITS,
  PROTOCOL_TYPES,
  type ProtocolPhase,
  SAFETY_CHECKS,
} from '@posedown/coaching';
import { z } from 'zod';
import { unitsSchema } from './athletes.ts';
import {
  calendarDaySchema,
  cursorSchema,
  freeTextSchema,
  idSchema,
  instantSchema,
  integerIn,
  numberIn,
  queryInteger,
  textSchema,
  versionSchema,
} from './common.ts';
import { defineEndpoint } from './endpoint.ts';

export const PROTOCOL_STATUSES = [
  'pending_approval',
  'approved',
  'rejected',
  'superseded',
] as const;
export type ProtocolStatus = (typeof PROTOCOL_STATUSES)[number];

/** Visible to the athlete: active and former ones. */
export const PUBLISHED_STATUSES = [
  'approved',
  'superseded',
] as const satisfies readonly ProtocolStatus[];

const typeSchema = z.enum(PROTOCOL_TYPES, 'Choose a protocol');
const statusSchema = z.enum(PROTOCOL_STATUSES);

const LIMITS = PROTOCOL_LIMITS;

export const protocolPhaseSchema = z.strictObject({
  name: textSchema(60, 'Name the phase'),
  weeks: integerIn(LIMITS.weeks, 'weeks'),
  calories: integerIn(LIMITS.calories, 'kcal'),
  protein: integerIn(LIMITS.protein, 'g'),
  carbs: integerIn(LIMITS.carbs, 'g'),
  fats: integerIn(LIMITS.fats, 'g'),
  /** Minutes a week. */
  cardioMinutes: integerIn(LIMITS.cardioMinutes, 'minutes'),
  dailySteps: integerIn(LIMITS.dailySteps, 'steps'),
  trainingDays: integerIn(LIMITS.trainingDays, 'days'),
  weeklySets: integerIn(LIMITS.weeklySets, 'sets'),
  refeedDays: integerIn(LIMITS.refeedDays, 'days'),
  checkPoint: freeTextSchema(500),
}) satisfies z.ZodType<ProtocolPhase>;

const planFields = {
  /** %, or null where none is aimed at. */
  bodyFatTarget: numberIn(LIMITS.bodyFatTarget, '%').nullable(),
  phases: z
    .array(protocolPhaseSchema)
    .min(LIMITS.phases.min, 'A protocol has at least one phase')
    .max(LIMITS.phases.max, `A protocol has at most ${LIMITS.phases.max} phases`),
};

export const protocolDraftBodySchema = z.strictObject({
  clientId: idSchema,
  protocolType: typeSchema,
  /** Made by the client once per form; the same key again answers with the draft already there. */
  requestKey: z.uuid().optional(),
});
export type ProtocolDraftBody = z.output<typeof protocolDraftBodySchema>;

export const protocolChangeSchema = z.strictObject({ ...planFields, version: versionSchema });
export type ProtocolChange = z.output<typeof protocolChangeSchema>;

const notesSchema = freeTextSchema(2000);

export const protocolApprovalSchema = z.strictObject({
  version: versionSchema,
  coachNotes: notesSchema.optional(),
  /** Why it is right all the same; needed where the limits warn. */
  warningReason: notesSchema.optional(),
  /** Makes the athlete a new meal plan for the targets of the first phase. */
  useForMealPlan: z.boolean().optional(),
});
export type ProtocolApproval = z.output<typeof protocolApprovalSchema>;

export const protocolRejectionSchema = z.strictObject({
  version: versionSchema,
  coachNotes: notesSchema.min(1, 'Explain why you’re rejecting it'),
});
export type ProtocolRejection = z.output<typeof protocolRejectionSchema>;

const summaryFields = {
  id: idSchema,
  clientId: idSchema,
  clientName: z.string(),
  coachId: idSchema.nullable(),
  protocolType: typeSchema,
  status: statusSchema,
  /** Weeks over all phases. */
  weeks: z.number().int(),
  startsOn: calendarDaySchema,
  version: z.number().int(),
  coachNotes: z.string().nullable(),
  createdAt: instantSchema,
  approvedAt: instantSchema.nullable(),
  acknowledgedAt: instantSchema.nullable(),
};

export const protocolSummarySchema = z
  .object({
    ...summaryFields,
    /** The gravest finding. */
    level: z.enum(['ok', 'warn', 'block']),
  })
  .meta({ id: 'ProtocolSummary' });
export type ProtocolSummary = z.output<typeof protocolSummarySchema>;

const cited = { text: z.string(), source: z.string() };

export const protocolSchema = z
  .object({
    ...summaryFields,
    units: unitsSchema,
    protocol: z.object({
      ...planFields,
      decisions: z.array(z.object({ topic: z.string(), ...cited })),
      facts: z.array(z.object({ name: z.string(), ...cited })),
      missing: z.array(z.string()),
    }),
    reasoning: z.string(),
    safetyNotes: z.string(),
    safety: z.object({
      findings: z.array(
        z.object({
          check: z.enum(SAFETY_CHECKS),
          level: z.enum(['ok', 'warn', 'block']),
          text: z.string(),
          phase: z.number().int().nullable(),
        }),
      ),
      passed: z.array(z.enum(SAFETY_CHECKS)),
      notChecked: z.array(z.string()),
      outlook: z.array(
        z.object({
          startDate: calendarDaySchema,
          endDate: calendarDaySchema,
          maintenanceKcal: z.number(),
          weeklyRatePercent: z.number(),
          expectedWeight: z.number(),
        }),
      ),
    }),
    /**
     * If today's phase has other calories than the active meal plan; null if they agree or the protocol isn't active.
     */
    mealsApart: z
      .object({ phase: z.number().int(), phaseKcal: z.number(), mealPlanKcal: z.number() })
      .nullable(),
    /** Why the coach approved it despite warnings; null for the athlete. */
    warningReason: z.string().nullable(),
    /** The newest first; empty for the athlete, who sees what was approved. */
    versions: z.array(
      z.object({
        version: z.number().int(),
        changes: z.array(z.string()),
        changedBy: z.string().nullable(),
        createdAt: instantSchema,
      }),
    ),
  })
  .meta({ id: 'Protocol' });
export type Protocol = z.output<typeof protocolSchema>;

const protocolsQuerySchema = z.strictObject({
  clientId: idSchema.optional(),
  status: statusSchema.optional(),
  protocolType: typeSchema.optional(),
  limit: queryInteger(1, 100, 20),
  cursor: cursorSchema.optional(),
});

const tag = 'Protocols';
const ofProtocol = z.strictObject({ protocolId: idSchema });

export const protocolEndpoints = {
  draftProtocol: defineEndpoint({
    method: 'POST',
    path: '/api/ai/protocol-recommendation',
    access: 'coach',
    tag,
    summary: "Draft a protocol from one of the coach's own athletes' data",
    body: protocolDraftBodySchema,
    status: 201,
    reply: protocolSchema,
  }),
  protocols: defineEndpoint({
    method: 'GET',
    path: '/api/protocols',
    access: 'session',
    tag,
    summary: 'For a coach, their athletes’ protocols. For an athlete, their own approved ones',
    query: protocolsQuerySchema,
    status: 200,
    reply: z.object({
      protocols: z.array(protocolSummarySchema),
      nextCursor: z.string().nullable(),
      /** How many of the coach's own athletes' protocols wait for approval; none of an athlete's do. */
      waiting: z.number().int(),
    }),
  }),
  protocol: defineEndpoint({
    method: 'GET',
    path: '/api/protocols/:protocolId',
    access: 'session',
    tag,
    summary: 'One protocol, with its versions for the coach',
    params: ofProtocol,
    status: 200,
    reply: protocolSchema,
  }),
  changeProtocol: defineEndpoint({
    method: 'PUT',
    path: '/api/protocols/:protocolId',
    access: 'coach',
    tag,
    summary: 'Change a draft. Its safety checks run again',
    params: ofProtocol,
    body: protocolChangeSchema,
    status: 200,
    reply: protocolSchema,
  }),
  approveProtocol: defineEndpoint({
    method: 'POST',
    path: '/api/protocols/:protocolId/approve',
    access: 'coach',
    tag,
    summary: 'Approve a draft within the limits. It supersedes the current one',
    params: ofProtocol,
    body: protocolApprovalSchema,
    status: 200,
    reply: protocolSchema,
  }),
  rejectProtocol: defineEndpoint({
    method: 'POST',
    path: '/api/protocols/:protocolId/reject',
    access: 'coach',
    tag,
    summary: 'Reject a draft, with the reason',
    params: ofProtocol,
    body: protocolRejectionSchema,
    status: 200,
    reply: protocolSchema,
  }),
  acknowledgeProtocol: defineEndpoint({
    method: 'POST',
    path: '/api/protocols/:protocolId/acknowledge',
    access: 'client',
    tag,
    summary: 'Mark your protocol as read',
    params: ofProtocol,
    status: 200,
    reply: protocolSchema,
  }),
};
