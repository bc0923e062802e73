import type { Access } from '@posedown/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { recordAudit } from '../audit/audit.ts';
import { AppError } from '../errors.ts';
import type { Services } from '../services.ts';
import type { Actor } from '../session/actor.ts';
import { readSession } from '../session/session.ts';

/**
 * Judges every call before its input is looked at: that it comes from our own pages, who is
 * calling, and whether that kind of caller may call at all. Whose things they may touch is the
 * feature's policy. A route without an endpoint of the contract is let through only as a GET.
 */
export function installGuard(app: FastifyInstance, services: Services) {
  app.decorateRequest('actor', null);
  app.addHook('onRequest', async (request) => {
    refuseForeignOrigin(request);
    const endpoint = request.routeOptions.config.endpoint;
    if (!endpoint) return;
    request.actor = await readSession(services.db, request, services.now());
    const refusal = refuse(endpoint.access, request.actor);
    if (!refusal) return;
    if (request.actor) {
      await recordAudit(services.db, request, { action: 'access', outcome: 'denied' });
    }
    throw refusal;
  });
}

function refuse(access: Access, actor: Actor | null): AppError | null {
  if (access === 'public') return null;
  if (!actor) return new AppError('not_signed_in', { userMessage: 'Please sign in.' });
  if (access === 'coach' && actor.role !== 'coach') {
    return new AppError('coach_only', { userMessage: 'This is for coaches only.' });
  }
  if (access === 'client' && actor.role !== 'client') {
    return new AppError('athlete_only', { userMessage: 'This is for athletes only.' });
  }
  return null;
}

/** Browsers name the page a write comes from; one that is not ours is refused. */
function refuseForeignOrigin(request: FastifyRequest) {
  if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return;
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  const foreign =
    (origin !== undefined && hostOf(origin) !== request.host) ||
    site === 'cross-site' ||
    site === 'same-site';
  if (foreign) {
    throw new AppError('foreign_origin', {
      userMessage: 'This request did not come from Posedown itself.',
    });
  }
}

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}
