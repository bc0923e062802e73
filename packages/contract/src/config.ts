import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

const demoAccountSchema = z.object({ email: z.string(), password: z.string() });

export const configSchema = z
  .object({
    coachName: z.string(),
    coachEmail: z.string(),
    /** The demo accounts, or null if there are none. */
    demo: z.object({ coach: demoAccountSchema, client: demoAccountSchema }).nullable(),
  })
  .meta({ id: 'Config' });

export const configEndpoints = {
  config: defineEndpoint({
    method: 'GET',
    path: '/api/config',
    access: 'public',
    tag: 'Service',
    summary: 'What the web app needs to know before login',
    status: 200,
    reply: configSchema,
  }),
  health: defineEndpoint({
    method: 'GET',
    path: '/api/health',
    access: 'public',
    tag: 'Service',
    summary:
      'Whether the service and its database answer, and whether photos can be read and saved',
    status: 200,
    reply: z.object({ status: z.literal('ok'), files: z.enum(['ok', 'unavailable']) }),
  }),
};
