import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/database.ts';
import { unlessReadOnly } from '../db/failure.ts';
import { countUp } from '../limits/limit.ts';
import { addressKey } from '../limits/networks.ts';
import type { Services } from '../services.ts';
import { deleteAuditBefore, insertAudit } from './queries.ts';

type Outcome = 'done' | 'denied';

interface AuditEvent {
  action: string;
  outcome: Outcome;
  actorId?: string;
  subjectId?: string | undefined;
  /** Must not contain secrets or health values. */
  details?: Record<string, string>;
}

type Denial = Pick<AuditEvent, 'action' | 'subjectId'>;
type Deps = Pick<Services, 'db' | 'now'>;

/** More denials of one person per hour add no information. */
const DENIALS = { name: 'audit-denials', max: 50, windowMs: 3_600_000 };

const LAST = { more: 'more this hour, not recorded' };

/** Audit details of requests in progress. */
const known = new WeakMap<FastifyRequest, Outcome>();

/** Whether an entry exists for this request, or would exist without the limit above. */
export const isRecorded = (request: FastifyRequest, outcome: Outcome) =>
  known.get(request) === outcome;

/**
 * Records that a logged-in person was denied, up to fifty times an hour, so that a caller can't
 * fill the disk. If the disk is full, the denial still applies.
 */
export async function recordDenial(services: Deps, request: FastifyRequest, denial: Denial) {
  known.set(request, 'denied');
  await writeDenial(services, request, denial).catch(unlessReadOnly);
}

async function writeDenial(
  { db, now }: Deps,
  request: FastifyRequest,
  { action, subjectId }: Denial,
) {
  const sender = request.actor?.userId ?? addressKey(request.ip);
  const count = await countUp(db, DENIALS, [sender], now());
  if (count > DENIALS.max) return;
  const event = { action, outcome: 'denied', subjectId } as const;
  const isLast = count === DENIALS.max;
  await recordAudit(db, request, isLast ? { ...event, details: LAST } : event);
}

/** Writes one audit entry: actor, action, subject, address and request. */
export async function recordAudit(db: Db, request: FastifyRequest, event: AuditEvent) {
  known.set(request, event.outcome);
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

/** Retention; see docs/decisions. */
const RETENTION_DAYS = 365;
/** Batched, because the first run may find years of entries. */
const MAX_AT_ONCE = 10_000;

/** Deletes entries past the retention period. Run it often: each run deletes a limited number. */
export async function deleteOldAuditEntries({ db, now }: Pick<Services, 'db' | 'now'>) {
  await deleteAuditBefore(db, new Date(now().getTime() - RETENTION_DAYS * 86_400_000), MAX_AT_ONCE);
}
