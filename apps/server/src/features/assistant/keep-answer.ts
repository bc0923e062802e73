import type { AskBody } from '@posedown/contract';
import { v7 as newId } from 'uuid';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { raiseAlert } from '../insights/index.ts';
import type { Answer } from './answer.ts';
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
  const coachId = actor.role === 'client' ? actor.coachId : null;
  const told = handover && coachId ? { ...handover, coachId } : null;
  const common = {
    userId: actor.userId,
    requestKey: requestKey ?? null,
    handedToCoach: told !== null,
    createdAt: now(),
  };
  const question = { ...common, id: newId(), role: 'user', content: message } as const;
  const reply = { ...common, ...line, id: newId(), role: 'assistant' } as const;
  try {
    return await db.transaction(async (tx) => {
      const lines = await insertLines(tx, [question, reply]);
      if (told) {
        const finding = {
          type: told.type,
          severity: told.severity,
          message: sentenceFor(actor.name, told.type, told.about),
          basis: question.id,
        };
        await raiseAlert(tx, { athleteId: actor.userId, coachId: told.coachId }, finding, now());
      }
      return lines;
    });
  } catch (error) {
    const first =
      requestKey && isSentBefore(error) ? await findLinesByKey(db, actor.userId, requestKey) : [];
    if (first.length > 0) return first;
    throw error;
  }
}

function sentenceFor(name: string, type: string, about: string): string {
  return type === 'assistant_red_flag'
    ? `${name} wrote to the assistant of ${about}. Contact them, and have them see a clinician.`
    : `${name} asked the assistant about ${about}. It refused; talk about it with them.`;
}
