import type { Access } from '@posedown/contract';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { recordDenial } from '../audit/audit.ts';
import { AppError } from '../errors.ts';
import type { Services } from '../services.ts';
import type { Actor } from '../session/actor.ts';
import { readSession } from '../session/session.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The user id the page believes it belongs to, because all tabs of a browser share one session. */
export const USER_HEADER = 'x-posedown-user';

/**
 * Checks every call before its input: the caller's identity, that the request comes from our own
 * pages, and that this kind of caller may make the call. Each feature's policy then decides whose
 * data they may access. A route outside the contract can only be a public GET.
 */
export function installGuard(app: FastifyInstance, services: Pick<Services, 'db' | 'now'>) {
  app.decorateRequest('actor', null);
  app.addHook('onRoute', refuseWriteOutsideContract);
  app.addHook('onRequest', async (request, reply) => {
    const endpoint = request.routeOptions.config.endpoint;
    if (endpoint) {
      request.actor = await readSession(services.db, { request, reply, now: services.now() });
    }
    const objection = READS.has(request.method) ? null : objectionTo(request);
    if (objection) {
      await recordDenial(services, request, { action: 'foreign origin' });
      throw new AppError('foreign_origin', { userMessage: objection });
    }
    if (!endpoint) return;
    if (isForAnother(request)) {
      throw new AppError('other_account', {
        userMessage: 'Someone else has logged in on this device. Nothing was saved.',
      });
    }
    const refusal = refuse(endpoint.access, request.actor);
    if (!refusal) return;
    if (request.actor) {
      await recordDenial(services, request, { action: 'access' });
    }
    throw refusal;
  });
}

/** Prevents the start, because such a route would have no access check. */
function refuseWriteOutsideContract({ method, url, config }: RouteOptions) {
  const isRead = [method].flat().every((name) => READS.has(name));
  if (!config?.endpoint && !isRead) throw new Error(`${method} ${url} is not in the contract`);
}

/** Whether a page of one person calls in another person's session. */
function isForAnother({ headers, actor }: FastifyRequest): boolean {
  const named = headers[USER_HEADER];
  return named !== undefined && actor !== null && named !== actor.userId;
}

function refuse(access: Access, actor: Actor | null): AppError | null {
  if (access === 'public') return null;
  if (!actor) return new AppError('not_signed_in', { userMessage: 'Please log in.' });
  if (access === 'coach' && actor.role !== 'coach') {
    return new AppError('coach_only', { userMessage: 'This is for coaches only.' });
  }
  if (access === 'client' && actor.role !== 'client') {
    return new AppError('athlete_only', { userMessage: 'This is for athletes only.' });
  }
  return null;
}

/** Browsers name the page a write comes from; foreign or missing origins are rejected. */
function objectionTo({ headers, host }: FastifyRequest): string | null {
  const { origin, 'sec-fetch-site': site } = headers;
  const isElsewhere = origin !== undefined && hostOf(origin) !== host;
  if (isElsewhere || site === 'cross-site' || site === 'same-site') {
    return 'This request didn’t come from Posedown.';
  }
  // Only the page's own origin, or the browser's same-origin header, proves that the page is ours.
  if (origin !== undefined || site === 'same-origin') return null;
  return 'This request has no Origin, so it may not come from Posedown.';
}

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}
