import { calendarDayIn, mealPlanMismatch, mostSevereLevel } from '@posedown/coaching';
import type { Protocol, ProtocolSummary } from '@posedown/contract';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import type { Person } from '../athletes/index.ts';
import {
  findTargetKcal,
  type ListedProtocol,
  listVersions,
  type StoredProtocol,
} from './queries.ts';

interface Found {
  protocol: StoredProtocol;
  athlete: Person;
}

/** A protocol as its reader sees it. Approval reasons and history are only for the coach. */
export async function toProtocol(
  services: Pick<Services, 'db' | 'now'>,
  actor: Actor,
  found: Found,
): Promise<Protocol> {
  const { protocol, athlete } = found;
  const isCoach = actor.role === 'coach';
  const { bodyFatTarget, phases, decisions, facts, missing } = protocol.protocol;
  const { findings, passed, notChecked, outlook } = protocol.safety;
  const versions = isCoach ? await listVersions(services.db, protocol) : [];
  return {
    ...summaryFields({ ...protocol, ...protocol.protocol, clientName: athlete.name }),
    units: athlete.units,
    protocol: {
      bodyFatTarget,
      phases: [...phases],
      decisions: [...decisions],
      facts: [...facts],
      missing: [...missing],
    },
    reasoning: protocol.reasoning,
    safetyNotes: protocol.safetyNotes,
    safety: {
      findings: [...findings],
      passed: [...passed],
      notChecked: [...notChecked],
      outlook: [...outlook],
    },
    mealsApart: await mealsApartOf(services, found),
    warningReason: isCoach ? protocol.warningReason : null,
    versions: versions.map((version) => ({
      ...version,
      createdAt: version.createdAt.toISOString(),
    })),
  };
}

async function mealsApartOf(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { protocol: { status, protocol, safety }, athlete }: Found,
) {
  if (status !== 'approved') return null;
  const day = calendarDayIn(now(), athlete.timezone);
  return mealPlanMismatch(protocol.phases, safety.outlook, {
    day,
    mealPlanKcal: await findTargetKcal(db, athlete.id),
  });
}

export function toSummary(listed: ListedProtocol): ProtocolSummary {
  return { ...summaryFields(listed), level: mostSevereLevel(listed.findings) };
}

function summaryFields(stored: Omit<ListedProtocol, 'findings'>) {
  return {
    id: stored.id,
    clientId: stored.clientId,
    clientName: stored.clientName,
    coachId: stored.coachId,
    protocolType: stored.protocolType,
    status: stored.status,
    weeks: stored.phases.reduce((sum, { weeks }) => sum + weeks, 0),
    startsOn: stored.startsOn,
    version: stored.version,
    coachNotes: stored.coachNotes,
    createdAt: stored.createdAt.toISOString(),
    approvedAt: stored.approvedAt?.toISOString() ?? null,
    acknowledgedAt: stored.acknowledgedAt?.toISOString() ?? null,
  };
}
