import { configEndpoints } from '@posedown/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/errors.ts';
import { addEndpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { DEMO_ACCOUNTS } from './demo-accounts.ts';
import { ping } from './queries.ts';

/** What the web needs before sign-in, and whether the service is well. */
export function addServiceRoutes(app: FastifyInstance, { db, settings }: Services) {
  addEndpoint(app, configEndpoints.config, async () => ({
    coachName: settings.coachName,
    coachEmail: settings.coachEmail,
    demo: settings.demo ? DEMO_ACCOUNTS : null,
  }));

  addEndpoint(app, configEndpoints.health, async ({ request }) => {
    try {
      await ping(db);
    } catch (error) {
      request.log.error({ err: error }, 'the database isn’t responding');
      throw new AppError('unavailable', {
        userMessage: 'The database isn’t responding. Please try again shortly.',
        retryAfterSeconds: 10,
      });
    }
    return { status: 'ok' as const };
  });
}
