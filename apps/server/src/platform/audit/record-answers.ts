import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { isRecorded, recordAudit, recordDenial } from './audit.ts';

/**
 * Records denials and deletions before the response is sent, so that features don't have to. Entries that features
 * record themselves aren't repeated.
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
 * The action a denial is recorded under. For items requested by id or changed, missing and forbidden are recorded
 * alike. A 404 for an optional item, such as a plan, isn't a denial.
 */
function refusalOf({ method, params }: FastifyRequest, { statusCode }: FastifyReply) {
  if (statusCode === 403) return 'access';
  const isNamed = method !== 'GET' || idsIn(params).length > 0;
  return statusCode === 404 && isNamed ? 'not found' : null;
}

async function recordDeletion({ db }: Pick<Services, 'db'>, request: FastifyRequest) {
  const { userId = request.actor?.userId } = request.params as { userId?: string };
  const subject =
    request.routeOptions.url?.split('/').findLast((part) => !part.startsWith(':')) ?? '';
  const details = { what: subject, ...Object.fromEntries(idsIn(request.params)) };
  await recordAudit(db, request, { action: 'delete', outcome: 'done', subjectId: userId, details });
}

/** Ids in the request, without the person's. */
const idsIn = (params: unknown): [string, string][] =>
  Object.entries(params as Record<string, string>).filter(([name]) => name !== 'userId');
