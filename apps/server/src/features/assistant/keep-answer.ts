import type { AskBody } from '@posedown/contract';
import { v7 as newId } from 'uuid';
import type { Db } from '../../platform/db/database.ts';
import { sentAs, storeOnce } from '../../platform/db/sent-once.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { holdPerson } from '../athletes/index.ts';
import { raiseAlert } from '../insights/index.ts';
import type { Answer, Handover } from './answer.ts';
import { findLinesByKey, insertLines, isSentBefore, type StoredLine } from './queries.ts';

type Needed = Pick<Services, 'db' | 'now'>;

/**
 * Keeps a question with its answer, and alerts the coach where it is theirs to know. The same question sent again
 * keeps the first answer.
 */
export async function keepAnswer(
  { db, now }: Needed,
  actor: Actor,
  { message, requestKey }: Pick<AskBody, 'message' | 'requestKey'>,
  answer: Answer,
): Promise<StoredLine[]> {
  const { handover, ...line } = answer;
  const sent = sentAs(requestKey, { message });
  const findFirst = async (key: string) => {
    const lines = await findLinesByKey(db, actor.userId, key);
    return lines.length > 0 ? lines : null;
  };
  const hashOf = ([first]: StoredLine[]) => first?.requestHash ?? null;
  return storeOnce({ sent, isSentBefore, findFirst, hashOf }, () =>
    db.transaction(async (tx) => {
      const coachId = handover && (await findCoachNow(tx, actor));
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
      return lines;
    }),
  );
}

/** Whoever coaches the athlete at this moment: an answer may take a while, and a coach may leave. */
async function findCoachNow(tx: Db, { userId, role }: Actor): Promise<string | null> {
  if (role !== 'client') return null;
  return (await holdPerson(tx, userId))?.coachId ?? null;
}

function sentenceFor(name: string, { type, about, toDo }: Handover): string {
  return type === 'assistant_red_flag'
    ? `${name} mentioned ${about} to the assistant. ${toDo}`
    : `${name} asked the assistant about ${about}, and it refused. ${toDo}`;
}
