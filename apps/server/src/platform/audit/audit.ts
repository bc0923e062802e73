import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/database.ts';
import { insertAudit } from './queries.ts';

interface AuditEvent {
  action: string;
  outcome: 'done' | 'denied';
  actorId?: string;
  subjectId?: string;
  /** Never a secret and never a health value. */
  details?: Record<string, string>;
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
