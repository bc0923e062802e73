import { CARDIO_MINUTES_LIMIT, PROPOSAL_KINDS, PROPOSAL_RULES } from '@posedown/coaching';
import { z } from 'zod';
import {
  calendarDaySchema,
  freeTextSchema,
  idSchema,
  instantSchema,
  integerIn,
  queryInteger,
} from './common.ts';
import { defineEndpoint } from './endpoint.ts';
import { ownTargetsSchema } from './nutrition.ts';

/** `none` if no decision is needed; `expired` once the next week's proposal exists. */
export const PROPOSAL_STATUSES = [
  'open',
  'accepted',
  'edited',
  'declined',
  'expired',
  'none',
] as const;
export type ProposalStatus = (typeof PROPOSAL_STATUSES)[number];

export const proposalTargetsSchema = z.object({
  calories: z.number(),
  protein: z.number(),
  carbs: z.number(),
  fats: z.number(),
});

/** kg on a day, with its 95% band. */
const projectedWeightSchema = z.object({ kg: z.number(), lowKg: z.number(), highKg: z.number() });

export const proposalOutlookSchema = z.object({
  /** % of body weight a week; negative is a loss. */
  weeklyPercent: z.number(),
  weight: projectedWeightSchema,
});
const outlookFields = proposalOutlookSchema.shape;

export const planProposalSchema = z
  .object({
    id: idSchema,
    weekOf: calendarDaySchema,
    kind: z.enum(PROPOSAL_KINDS),
    rule: z.enum(PROPOSAL_RULES),
    status: z.enum(PROPOSAL_STATUSES),
    /** Whether the meal plan has changed since, so that it can't be accepted anymore. */
    isStale: z.boolean(),
    /** Whether the caller may decide now. */
    mayDecide: z.boolean(),
    /** Two sentences. */
    reasons: z.array(z.string()),
    /** Logs of the seven days before. */
    lastWeek: z.object({
      weighIns: z.number(),
      fullDays: z.number(),
      meanKcal: z.number().nullable(),
    }),
    /** Maintenance by diary and scale, with its 95% band; kcal a day. */
    expenditure: z
      .object({ kcal: z.number(), lowKcal: z.number(), highKcal: z.number() })
      .nullable(),
    /** The last projected day. */
    until: z.object({ day: calendarDaySchema, isShow: z.boolean() }),
    now: z.object({
      targets: proposalTargetsSchema,
      /** Steady cardio, minutes a week. */
      cardioMinutes: z.number().nullable(),
      outlook: proposalOutlookSchema.nullable(),
    }),
    food: z.object({ targets: proposalTargetsSchema, ...outlookFields }).nullable(),
    /** Cardio with the same effect, without a change of food. */
    cardio: z.object({ minutes: z.number(), ...outlookFields }).nullable(),
    createdAt: instantSchema,
    decidedAt: instantSchema.nullable(),
    decidedBy: z.string().nullable(),
    applied: z.object({
      targets: proposalTargetsSchema.nullable(),
      cardioMinutes: z.number().nullable(),
    }),
    /** Why it was declined, or the reason for an edit. */
    reason: z.string().nullable(),
  })
  .meta({ id: 'PlanProposal' });
export type PlanProposal = z.output<typeof planProposalSchema>;

const requestKey = z.uuid().optional();
const reasonSchema = freeTextSchema(500);

const acceptSchema = z.strictObject({
  decision: z.literal('accept'),
  /** New targets, or cardio with the same effect. */
  take: z.enum(['food', 'cardio']).default('food'),
  requestKey,
});

const editSchema = z.strictObject({
  decision: z.literal('edit'),
  targets: ownTargetsSchema.optional(),
  /** Steady cardio, minutes a week. */
  cardioMinutes: integerIn(CARDIO_MINUTES_LIMIT, 'minutes').optional(),
  /** Required if there are warnings about the values. */
  reason: reasonSchema.optional(),
  requestKey,
});

const declineSchema = z.strictObject({
  decision: z.literal('decline'),
  reason: reasonSchema.min(1, 'Give a reason'),
  requestKey,
});

export const proposalDecisionSchema = z
  .discriminatedUnion('decision', [acceptSchema, editSchema, declineSchema])
  .refine(
    (body) =>
      body.decision !== 'edit' || body.targets !== undefined || body.cardioMinutes !== undefined,
    { path: ['targets'], message: 'Change the targets or the cardio' },
  );
export type ProposalDecision = z.output<typeof proposalDecisionSchema>;
export type ProposalDecisionInput = z.input<typeof proposalDecisionSchema>;

const tag = 'Proposals';

export const proposalEndpoints = {
  proposals: defineEndpoint({
    method: 'GET',
    path: '/api/users/:userId/proposals',
    access: 'session',
    tag,
    summary:
      'An athlete’s weekly proposals, newest first. A coached athlete sees only accepted ones',
    params: z.object({ userId: idSchema }),
    query: z.strictObject({
      before: calendarDaySchema.optional(),
      limit: queryInteger(1, 52, 8),
    }),
    status: 200,
    reply: z.object({ proposals: z.array(planProposalSchema) }),
  }),
  decideProposal: defineEndpoint({
    method: 'POST',
    path: '/api/proposals/:proposalId/decision',
    access: 'session',
    tag,
    summary: 'Accept, edit or decline a weekly proposal; accepting scales the meals or the cardio',
    params: z.object({ proposalId: idSchema }),
    body: proposalDecisionSchema,
    status: 200,
    reply: planProposalSchema,
  }),
};
