import { isIPv4 } from 'node:net';
import type { AuditKind, AuditLine } from '@posedown/contract';
import { addressKey } from '../../../platform/limits/networks.ts';
import { cutPage, idCursorOf, readIdCursor } from '../../../platform/paging.ts';
import type { Services } from '../../../platform/services.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { findHeadCoachId } from '../../athletes/index.ts';
import { kindOf } from './kinds.ts';
import { readershipOf } from './policy.ts';
import { listAudit } from './queries.ts';

interface PageAuditInput {
  kind?: AuditKind | undefined;
  person?: string | undefined;
  limit: number;
  cursor?: string | undefined;
}

/**
 * Details shown to coaches. Ids are left out: they are unreadable and may belong to another
 * coach's data.
 */
const SHOWN_DETAILS = [
  'fields',
  'plans',
  'protocolType',
  'kind',
  'from',
  'to',
  'day',
  'athletes',
  'reason',
  'more',
  'what',
];

/**
 * A page of the audit log, limited to the entries the coach may read. @throws AppError
 * `invalid_input` for an unknown cursor
 */
export async function pageAudit(
  { db }: Pick<Services, 'db'>,
  actor: Actor,
  { kind, person, limit, cursor }: PageAuditInput,
): Promise<{ lines: AuditLine[]; nextCursor: string | null }> {
  const before = readIdCursor(cursor);
  const readership = readershipOf(actor, await findHeadCoachId(db));
  const page = { readership, kind, person, before, limit: limit + 1 };
  const { rows, nextCursor } = cutPage(await listAudit(db, page), limit, idCursorOf);
  return { lines: rows.map(toLine), nextCursor };
}

function toLine(row: Awaited<ReturnType<typeof listAudit>>[number]): AuditLine {
  const { id, at, action, outcome, address, invited } = row;
  const details = Object.entries(row.details).filter(([key]) => SHOWN_DETAILS.includes(key));
  return {
    id,
    at: at.toISOString(),
    kind: kindOf(action),
    action,
    outcome,
    actor: toPerson(row.actorId, row.actorName),
    subject: toPerson(row.subjectId, row.subjectName),
    network: networkOf(address),
    details: { ...Object.fromEntries(details), ...(invited ? { to: invited } : {}) },
  };
}

const toPerson = (id: string | null, name: string | null) =>
  id !== null && name !== null ? { id, name } : null;

/**
 * Shortens an address so that networks can be distinguished without identifying a person: IPv4 loses its
 * last number, IPv6 keeps only the customer's network.
 */
export function networkOf(address: string): string {
  const key = addressKey(address);
  if (isIPv4(key)) return key.replace(/\.\d+$/, '.×');
  return key.includes(':') ? `${key}:×` : '';
}
