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
    /** The category of the next show, where there is one. */
    category: z.string().nullable(),
    competitionDate: calendarDaySchema.nullable(),
    weeksOut: z.number().int().nullable(),
    /** 0–100, or null while there is too little data. */
    compliance: z.number().int().nullable(),
    status: clientStatusSchema.nullable(),
    /** One sentence on why. */
    statusReason: z.string(),
    /** 0–100 of the way from the first weight to the target weight. */
    progress: z.number().int().nullable(),
    weight: z.number().nullable(),
    targetWeight: z.number().nullable(),
    /** The last fourteen trend weights, oldest first. */
    sparkline: z.array(z.number()),
    lastCheckIn: calendarDaySchema.nullable(),
    /** The athlete’s own day that all this is for. */
    today: calendarDaySchema,
  })
  .meta({ id: 'ClientCard' });
export type ClientCard = z.output<typeof clientCardSchema>;

/** The orders of the roster: who needs the coach most, the nearest show, the longest silence, … */
export const ROSTER_SORTS = ['need', 'show', 'check-in', 'compliance', 'name'] as const;
export type RosterSort = (typeof ROSTER_SORTS)[number];

/** Filter for athletes without a status yet. */
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
      /** Those in which the coach reads weights, whatever each athlete's own are. */
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
