import {
  assessProtocol,
  generateProtocol,
  type ProtocolInput,
  type ProtocolNeed,
  type ProtocolType,
  protocolBasis,
} from '@posedown/coaching';
import type { ProtocolDraftBody } from '@posedown/contract';
import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../../platform/audit/audit.ts';
import { sentAs, storeOnce } from '../../platform/db/store-once.ts';
import { AppError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { type Person, writeForAthlete } from '../athletes/index.ts';
import {
  findProtocolByKey,
  insertProtocol,
  insertVersion,
  isAlreadyStored,
  type NewProtocol,
  type StoredProtocol,
} from './queries.ts';
import { readInput, safetyNotesOf } from './read-input.ts';

const WORDS: Record<Exclude<ProtocolNeed, 'nearerShow'>, string> = {
  ageYears: 'age',
  heightCm: 'height',
  weightKg: 'weight',
  targetWeightKg: 'target weight',
  bodyFatPercent: 'a plausible body fat',
  competitionDate: 'the date of an upcoming show',
};

type Drafted = Pick<
  NewProtocol,
  'protocolType' | 'protocol' | 'reasoning' | 'safetyNotes' | 'safety'
>;

/**
 * Drafts a protocol and checks it against the safety limits, without storing it. @throws AppError `not_enough_data`
 * naming what is missing
 */
export function draftFor(protocolType: ProtocolType, input: ProtocolInput): Drafted {
  const created = generateProtocol(protocolType, input);
  if (created.kind === 'not-enough-data') {
    throw new AppError('not_enough_data', { userMessage: missingText(created.missing) });
  }
  const { kind: _kind, protocolType: type, ...protocol } = created;
  const safety = assessProtocol(protocolBasis(input), created, created.startsOn);
  return {
    protocolType: type,
    protocol,
    reasoning: created.decisions
      .map(({ topic, text, source }) => `${topic}: ${text} (${source})`)
      .join('\n'),
    safetyNotes: safetyNotesOf(safety),
    safety,
  };
}

function missingText(missing: readonly ProtocolNeed[]): string {
  const words = missing.flatMap((name) => (name === 'nearerShow' ? [] : [WORDS[name]]));
  if (words.length > 0) return `To draft this protocol we still need: ${words.join(', ')}.`;
  return 'The show is more than 52 weeks away, and a prep doesn’t take longer than that: it would peak too early. Draft an off-season protocol until then.';
}

interface DraftProtocolInput {
  actor: Actor;
  athlete: Person;
  body: ProtocolDraftBody;
  request: FastifyRequest;
}

/**
 * Drafts and stores a protocol for the coach to approve. A duplicate returns the first draft.
 * @throws AppError `not_enough_data` naming what is missing
 */
export async function draftProtocol(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { actor, athlete, body, request }: DraftProtocolInput,
): Promise<StoredProtocol> {
  const { protocolType, requestKey } = body;
  const createdAt = now();
  const sent = sentAs(requestKey, { protocolType });
  const findFirst = (key: string) => findProtocolByKey(db, athlete.id, key);
  return storeOnce({ sent, isAlreadyStored, findFirst, hashOf: (one) => one.requestHash }, () =>
    writeForAthlete({ db, now }, { athlete }, { affects: 'none' }, async (tx) => {
      const drafted = draftFor(protocolType, await readInput(tx, athlete, createdAt));
      const by = { clientId: athlete.id, coachId: actor.userId, createdAt };
      const stored = await insertProtocol(tx, { ...drafted, ...sent, ...by });
      await insertVersion(tx, {
        clientId: stored.clientId,
        protocolId: stored.id,
        version: stored.version,
        protocol: stored.protocol,
        changedById: actor.userId,
        createdAt,
      });
      const event = { action: 'protocol draft', outcome: 'done', subjectId: athlete.id } as const;
      await recordAudit(tx, request, { ...event, details: { protocol: stored.id, protocolType } });
      return stored;
    }),
  );
}
