import {
  addsUp,
  assessProtocol,
  protocolBasis,
  protocolChanges,
  thousands,
} from '@posedown/coaching';
import type { ProtocolChange } from '@posedown/contract';
import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../../platform/audit/audit.ts';
import { badField } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { type Person, writeForAthlete } from '../athletes/index.ts';
import { insertVersion, type StoredProtocol, updateProtocol } from './queries.ts';
import { lockDraft, readInput, rejectForbiddenText, safetyNotesOf } from './read-input.ts';

interface ChangeProtocolInput {
  actor: Actor;
  athlete: Person;
  protocol: StoredProtocol;
  body: ProtocolChange;
  request: FastifyRequest;
}

/**
 * Stores the coach's changes as the next version and rechecks it. A draft may exceed limits but then can't be
 * approved. @throws AppError `invalid_input` if grams and calories disagree or text is forbidden, and as `lockDraft`
 */
export async function changeProtocol(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { actor, athlete, protocol, body, request }: ChangeProtocolInput,
): Promise<StoredProtocol> {
  const { version, ...plan } = body;
  for (const [index, phase] of plan.phases.entries()) {
    if (addsUp(phase)) continue;
    throw badField(
      `phases.${index}.calories`,
      `${phase.name}: the grams do not add up to ${thousands(phase.calories)} kcal`,
    );
  }
  await rejectForbiddenText(plan);
  return writeForAthlete({ db, now }, { athlete }, { affects: 'none' }, async (tx) => {
    const before = await lockDraft(tx, protocol, version);
    const changes = protocolChanges(before.protocol, plan);
    if (changes.length === 0) return before;
    const next = { ...before.protocol, ...plan };
    const { protocolType } = before;
    const basis = protocolBasis(await readInput(tx, athlete, now()));
    const safety = assessProtocol(basis, { ...next, protocolType }, next.startsOn);
    const stored = await updateProtocol(tx, before, {
      protocol: next,
      safety,
      safetyNotes: safetyNotesOf(safety),
      version: version + 1,
    });
    await insertVersion(tx, {
      clientId: stored.clientId,
      protocolId: stored.id,
      version: stored.version,
      protocol: next,
      changes,
      changedById: actor.userId,
      createdAt: now(),
    });
    const event = { action: 'protocol change', outcome: 'done', subjectId: athlete.id } as const;
    await recordAudit(tx, request, { ...event, details: { protocol: stored.id } });
    return stored;
  });
}
