import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/database.ts';
import { addressKey, countUp } from '../limits/limit.ts';
import type { Services } from '../services.ts';
import { insertAudit } from './queries.ts';

interface AuditEvent {
  action: string;
  outcome: 'done' | 'denied';
  actorId?: string;
  subjectId?: string | undefined;
  /** Never a secret and never a health value. */
  details?: Record<string, string>;
}

/** So many refusals of one person are written down; more in an hour tell nothing new. */
const DENIALS = { name: 'audit-denials', max: 50, windowMs: 3_600_000 };

const LAST = { more: 'not written down this hour' };

/**
 * Writes down that a signed-in person was refused, the first fifty times in an hour: whoever asks
 * over and over for what is not theirs must not fill the disk.
 */
export async function recordDenial(
  { db, now }: Pick<Services, 'db' | 'now'>,
  request: FastifyRequest,
  { action, subjectId }: Pick<AuditEvent, 'action' | 'subjectId'>,
) {
  const who = request.actor?.userId ?? addressKey(request.ip);
  const count = await countUp(db, DENIALS, [who], now());
  if (count > DENIALS.max) return;
  const event = { action, outcome: 'denied', subjectId } as const;
  const isLast = count === DENIALS.max;
  await recordAudit(db, request, isLast ? { ...event, details: LAST } : event);
}

/** Writes one line of the audit log: who did what to whom, from where, by which request. */
export async function recordAudit(db: Db, request: FastifyRequest, event: AuditEvent) {
  await insertAudit(db, {
    action: event.action,
    outcome: event.outcome,
    actorId: event.actorId ?? request.actor?.userId ?? null,
    subjectId: event.subjectId ?? null,
    address: request.ip,
    requestId: request.id,
    details: { route: request.routeOptions.url ?? '', ...event.details },
  });
}
