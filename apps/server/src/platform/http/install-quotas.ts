import type { Endpoint } from '@posedown/contract';
import type { FastifyInstance } from 'fastify';
import { createQuotas } from '../limits/quota.ts';
import { quotaKindOf } from '../limits/quota-kind.ts';
import type { Services } from '../services.ts';

declare module 'fastify' {
  interface FastifyInstance {
    chargeQuota(request: FastifyRequest, endpoint: Endpoint): Promise<void>;
  }
}

/** Counts every write against the person's quota of its kind, in all features. */
export function installQuotas(
  app: FastifyInstance,
  services: Pick<Services, 'db' | 'settings' | 'now'>,
) {
  const quotas = createQuotas(services);
  app.decorate('chargeQuota', async ({ actor, body, headers }, endpoint) => {
    const kind = quotaKindOf(endpoint);
    if (!kind || !actor) return;
    const bytes = Number(headers['content-length'] ?? JSON.stringify(body).length);
    const stored = bytes - contextBytes(body);
    await quotas.charge({ userId: actor.userId, kind, bytes: Math.max(0, stored) });
  });
}

/** A question to the assistant repeats the messages before it, which are stored already. */
function contextBytes(body: unknown): number {
  const isQuestion = typeof body === 'object' && body !== null && 'conversationHistory' in body;
  return isQuestion ? Buffer.byteLength(JSON.stringify(body.conversationHistory)) : 0;
}
