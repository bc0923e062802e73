import { CLIENT_STATUSES } from '@posedown/coaching';
import { z } from 'zod';
import { unitsSchema } from './athletes.ts';
import {
  calendarDaySchema,
  cursorSchema,
  freeTextSchema,
  idSchema,
  queryInteger,
} from './common.ts';
import { defineEndpoint } from './endpoint.ts';

export const clientStatusSchema = z.enum(CLIENT_STATUSES);

/** One athlete on the coach's roster. */
export const clientCardSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    goal: z.string(),
    /** The category of the next show, if any. */
    category: z.string().nullable(),
    competitionDate: calendarDaySchema.nullable(),
    weeksOut: z.number().int().nullable(),
    /** 0–100, or null with too little data. */
    compliance: z.number().int().nullable(),
    status: clientStatusSchema.nullable(),
    /** The reason in one sentence. */
    statusReason: z.string(),
    /** Progress from first weight to target weight, 0–100. */
    progress: z.number().int().nullable(),
    weight: z.number().nullable(),
    targetWeight: z.number().nullable(),
    /** The last fourteen trend weights, oldest first. */
    sparkline: z.array(z.number()),
    lastCheckIn: calendarDaySchema.nullable(),
    /** The athlete's calendar day this data is for. */
    today: calendarDaySchema,
  })
  .meta({ id: 'ClientCard' });
export type ClientCard = z.output<typeof clientCardSchema>;

/** Sort orders of the roster: most urgent, nearest show, longest silence, … */
export const ROSTER_SORTS = ['need', 'show', 'check-in', 'compliance', 'name'] as const;
export type RosterSort = (typeof ROSTER_SORTS)[number];

/** Filters for athletes without a status yet. */
export const UNRATED = 'unrated';

export const clientsQuerySchema = z.strictObject({
  search: freeTextSchema(100).optional(),
  status: z.enum([...CLIENT_STATUSES, UNRATED]).optional(),
  sort: z.enum(ROSTER_SORTS).optional(),
  limit: queryInteger(1, 100, 50),
  cursor: cursorSchema.optional(),
});

const tag = 'Athletes';

export const clientEndpoints = {
  clients: defineEndpoint({
    method: 'GET',
    path: '/api/clients',
    access: 'coach',
    tag,
    summary: 'The coach’s own athletes, by need or in another order',
    query: clientsQuerySchema,
    status: 200,
    reply: z.object({
      clients: z.array(clientCardSchema),
      /** The coach's weight units, regardless of each athlete's own. */
      units: unitsSchema,
      nextCursor: z.string().nullable(),
    }),
  }),
  clientsSummary: defineEndpoint({
    method: 'GET',
    path: '/api/clients/summary',
    access: 'coach',
    tag,
    summary: 'Counts over the whole roster',
    status: 200,
    reply: z.object({
      total: z.number().int(),
      byStatus: z.object({
        excellent: z.number().int(),
        good: z.number().int(),
        warning: z.number().int(),
        behind: z.number().int(),
        unrated: z.number().int(),
      }),
      /** Athletes ten weeks out or fewer. */
      inPrep: z.number().int(),
      averageCompliance: z.number().int().nullable(),
      checkedInToday: z.number().int(),
    }),
  }),
};
