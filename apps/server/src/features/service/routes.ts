import { configEndpoints } from '@posedown/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { recordDenial } from '../../platform/audit/audit.ts';
import { AppError } from '../../platform/errors.ts';
import { addEndpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { watchFiles } from '../../platform/storage/watch-files.ts';
import { ping } from './queries.ts';

const password = 'posedown-demo';
const DEMO_DOMAIN = '@demo.posedown.app';

/** The demo accounts. The login page shows them if demo data is on. */
export const DEMO_ACCOUNTS = {
  coach: { email: `coach${DEMO_DOMAIN}`, password },
  client: { email: `client${DEMO_DOMAIN}`, password },
} as const;

/** Whether an address belongs to a made-up person of the demo, so that no one reads mail to it. */
export const isDemoAddress = (email: string): boolean =>
  email.replace(/\.invalid$/, '').endsWith(DEMO_DOMAIN);

const EMAILS: readonly string[] = Object.values(DEMO_ACCOUNTS).map(({ email }) => email);

/**
 * Protects shared demo accounts from deletion and password changes.
 * @throws AppError `demo_account` if demo data is on and the caller is one of them
 */
export async function refuseDemoAccount(
  { db, now, settings }: Pick<Services, 'db' | 'now' | 'settings'>,
  { actor, request }: { actor: Actor; request: FastifyRequest },
) {
  if (!settings.demo || !EMAILS.includes(actor.email)) return;
  const subjectId = actor.userId;
  await recordDenial({ db, now }, request, { action: 'demo account', subjectId });
  throw new AppError('demo_account', {
    userMessage:
      'This is a shared demo account, so it can’t be deleted and its password can’t be changed.',
  });
}

/** Public data for the web app before login, and the health check. */
export function addServiceRoutes(app: FastifyInstance, services: Services) {
  const { db, settings } = services;
  const areFilesReachable = watchFiles(services);

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
    // Still ok, because everything but photos works.
    return { status: 'ok', files: (await areFilesReachable()) ? 'ok' : 'unavailable' } as const;
  });
}
