import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { isRecorded, recordAudit, recordDenial } from './audit.ts';

/**
 * Writes down, before the answer goes out, what every feature would have to think of: that a call was
 * refused, and that something was deleted. A feature that says more of it by itself is not repeated.
 */
export function recordAnswers(app: FastifyInstance, services: Pick<Services, 'db' | 'now'>) {
  app.addHook('onSend', async (request, reply) => {
    const { endpoint } = request.routeOptions.config;
    if (!endpoint || !request.actor) return;
    const refusal = refusalOf(request, reply);
    if (refusal && !isRecorded(request, 'denied')) {
      await recordDenial(services, request, { action: refusal });
    }
    if (endpoint.method !== 'DELETE' || reply.statusCode >= 300) return;
    if (!isRecorded(request, 'done')) await recordDeletion(services, request);
  });
}

/**
 * By which action a refusal is known. Where a single thing was asked for by its id, or to be changed,
 * that it is not there and that it is someone else's are not told apart here either. Screens also ask
 * for what an athlete may have or not, such as a plan: an answer without it is no refusal.
 */
function refusalOf({ method, params }: FastifyRequest, { statusCode }: FastifyReply) {
  if (statusCode === 403) return 'access';
  const isNamed = method !== 'GET' || idsIn(params).length > 0;
  return statusCode === 404 && isNamed ? 'not found' : null;
}

async function recordDeletion({ db }: Pick<Services, 'db'>, request: FastifyRequest) {
  const { userId = request.actor?.userId } = request.params as { userId?: string };
  const what = request.routeOptions.url?.split('/').findLast((part) => !part.startsWith(':')) ?? '';
  const details = { what, ...Object.fromEntries(idsIn(request.params)) };
  await recordAudit(db, request, { action: 'delete', outcome: 'done', subjectId: userId, details });
}

/** What was named by its id, beside the person whose it is. */
const idsIn = (params: unknown): [string, string][] =>
  Object.entries(params as Record<string, string>).filter(([name]) => name !== 'userId');
