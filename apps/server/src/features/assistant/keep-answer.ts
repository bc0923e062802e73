import { HOLD_RULES } from '@posedown/coaching';
import type { AskBody } from '@posedown/contract';
import { v7 as newId } from 'uuid';
import type { Db } from '../../platform/db/database.ts';
import { sentAs, storeOnce } from '../../platform/db/sent-once.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { holdPerson, type Person, refreshRosterEntry } from '../athletes/index.ts';
import { type HoldsRead, placeHolds, raiseAlert, readWords } from '../insights/index.ts';
import type { Answer, Handover } from './answer.ts';
import { findLinesByKey, insertLines, isSentBefore, type StoredLine } from './queries.ts';

type Needed = Pick<Services, 'db' | 'now'>;

/**
 * Keeps a question with its answer, puts the diet on hold where the question calls for that, and alerts the coach where
 * it is theirs to know. The same question sent again
 * keeps the first answer.
 */
export async function keepAnswer(
  { db, now }: Needed,
  actor: Actor,
  { message, requestKey }: Pick<AskBody, 'message' | 'requestKey'>,
  answer: Answer,
): Promise<StoredLine[]> {
  const { handover, ...line } = answer;
  const { holds, statedHolds } = await readWords(actor.role === 'client' ? message : null);
  const sent = sentAs(requestKey, { message });
  const findFirst = async (key: string) => {
    const lines = await findLinesByKey(db, actor.userId, key);
    return lines.length > 0 ? lines : null;
  };
  const hashOf = ([first]: StoredLine[]) => first?.requestHash ?? null;
  return storeOnce({ sent, isSentBefore, findFirst, hashOf }, () =>
    db.transaction(async (tx) => {
      const athlete = await lockAsker(
        tx,
        actor,
        Boolean(handover) || holds.length + statedHolds.length > 0,
      );
      const coachId = handover && (athlete?.coachId ?? null);
      const about = { userId: actor.userId, handedToCoach: Boolean(coachId), createdAt: now() };
      const common = { ...sent, ...about };
      const question = { ...common, id: newId(), role: 'user', content: message } as const;
      const reply = { ...common, ...line, id: newId(), role: 'assistant' } as const;
      const lines = await insertLines(tx, [question, reply]);
      if (handover && coachId) {
        const { type, severity } = handover;
        const message = sentenceFor(actor.name, handover);
        const finding = { type, severity, message, basis: question.id };
        await raiseAlert(tx, { athleteId: actor.userId, coachId }, finding, now());
      }
      if (athlete) await holdDiet(tx, athlete, { id: question.id, holds, statedHolds }, now());
      return lines;
    }),
  );
}

/** The athlete who asks, and whoever coaches them at this moment: an answer may take a while, and a coach may leave. */
async function lockAsker(tx: Db, { userId, role }: Actor, isNeeded: boolean) {
  return role === 'client' && isNeeded ? holdPerson(tx, userId) : null;
}

/** What a red flag puts on hold is in its alert already. */
async function holdDiet(
  tx: Db,
  athlete: Person,
  { id, holds, statedHolds }: HoldsRead & { id: string },
  now: Date,
): Promise<void> {
  const reported = { source: 'question', sourceId: id, holds, statedHolds } as const;
  const placed = await placeHolds(tx, athlete.id, reported, now);
  if (placed.length === 0) return;
  const { id: athleteId, coachId, name } = athlete;
  for (const kind of placed) {
    if (!coachId || holds.includes(kind)) continue;
    const what = HOLD_RULES[kind].name.toLowerCase();
    const finding = {
      type: 'assistant_red_flag',
      severity: 'high',
      message: `${name} mentioned ${what} to the assistant. Their diet is on hold until you lift it.`,
      basis: `${id} hold ${kind}`,
      subject: `hold ${kind}`,
    } as const;
    await raiseAlert(tx, { athleteId, coachId }, finding, now);
  }
  await refreshRosterEntry(tx, athleteId, now);
}

function sentenceFor(name: string, { type, about, toDo }: Handover): string {
  return type === 'assistant_red_flag'
    ? `${name} mentioned ${about} to the assistant. ${toDo}`
    : `${name} asked the assistant about ${about}, and it refused. ${toDo}`;
}
