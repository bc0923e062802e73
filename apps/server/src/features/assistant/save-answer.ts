import { conditionsText, HOLD_RULES, TO_CONFIRM } from '@posedown/coaching';
import type { AskBody } from '@posedown/contract';
import { v7 as newId } from 'uuid';
import type { Tx } from '../../platform/db/database.ts';
import { sentAs, storeOnce } from '../../platform/db/store-once.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { type Person, writeForAthlete } from '../athletes/index.ts';
import { type HoldsRead, placeHolds, raiseAlert, scanText } from '../insights/index.ts';
import type { Answer, Handover } from './answer.ts';
import { findLinesByKey, insertLines, isDuplicateQuestion, type StoredLine } from './queries.ts';

type Deps = Pick<Services, 'db' | 'now'>;

/**
 * Stores a question with its answer. Puts the diet on hold and alerts the coach if needed. A
 * repeated question returns the first answer.
 */
export async function saveAnswer(
  { db, now }: Deps,
  actor: Actor,
  { message, requestKey }: Pick<AskBody, 'message' | 'requestKey'>,
  answer: Answer,
): Promise<StoredLine[]> {
  const { handover, ...line } = answer;
  const read = await scanText(actor.role === 'client' ? message : null);
  const sent = sentAs(requestKey, { message });
  const findFirst = async (key: string) => {
    const lines = await findLinesByKey(db, actor.userId, key);
    return lines.length > 0 ? lines : null;
  };
  const hashOf = ([first]: StoredLine[]) => first?.requestHash ?? null;
  // Answering takes time, so look up the athlete's current coach now.
  const concernsCoach = actor.role === 'client' && (handover !== null || mentionsHealth(read));
  async function store(tx: Tx, athlete: Person | null): Promise<Stored> {
    const coachId = handover && (athlete?.coachId ?? null);
    const about = { userId: actor.userId, handedToCoach: Boolean(coachId), createdAt: now() };
    const common = { ...sent, ...about };
    const question = { ...common, id: newId(), role: 'user', content: message } as const;
    const reply = { ...common, ...line, id: newId(), role: 'assistant' } as const;
    const lines = await insertLines(tx, [question, reply]);
    if (handover && coachId) {
      const { type, severity, about: subject } = handover;
      const message = sentenceFor(actor.name, handover);
      const finding = { type, severity, message, basis: question.id, subject };
      await raiseAlert(tx, { athleteId: actor.userId, coachId }, finding, now());
    }
    const reported = { ...read, id: question.id, handedOver: handover?.about ?? '' };
    const isOnHold = athlete !== null && (await actOnQuestion(tx, athlete, reported, now()));
    return { lines, isOnHold };
  }
  const affects = ({ isOnHold }: Stored) => (isOnHold ? 'standing' : 'none');
  return storeOnce({ sent, isAlreadyStored: isDuplicateQuestion, findFirst, hashOf }, async () => {
    const { lines } = concernsCoach
      ? await writeForAthlete({ db, now }, actor.userId, { affects }, store)
      : await db.transaction((tx) => store(tx, null));
    return lines;
  });
}

interface Stored {
  lines: StoredLine[];
  isOnHold: boolean;
}

const mentionsHealth = ({ holds, statedHolds, toConfirm }: HoldsRead) =>
  holds.length + statedHolds.length + toConfirm.length > 0;

/**
 * Puts the diet on hold if the question calls for it. Alerts the coach to signs that no other
 * alert covers. @returns whether a hold was placed
 */
async function actOnQuestion(
  tx: Tx,
  { id: athleteId, coachId, name, healthConditions }: Person,
  { id, holds, statedHolds, toConfirm, handedOver }: HoldsRead & { id: string; handedOver: string },
  now: Date,
): Promise<boolean> {
  const reported = { source: 'question', sourceId: id, holds, statedHolds } as const;
  const placed = await placeHolds(tx, athleteId, reported, now);
  const alertCoach = async (subject: string, then: string) => {
    if (!coachId) return;
    const message = `${name} mentioned ${subject} to the assistant. ${then}`;
    const finding = { type: 'assistant_red_flag', severity: 'high', message } as const;
    const source = { basis: `${id} ${subject}`, subject: subject };
    await raiseAlert(tx, { athleteId, coachId }, { ...finding, ...source }, now);
  };
  // A red flag's alert already mentions its hold.
  for (const kind of placed.filter((each) => !holds.includes(each))) {
    await alertCoach(
      HOLD_RULES[kind].name.toLowerCase(),
      'Their diet is on hold until you lift it.',
    );
  }
  const conditions = toConfirm.filter(
    (condition) =>
      !healthConditions.includes(condition) && !handedOver.includes(conditionsText([condition])),
  );
  if (conditions.length > 0) {
    await alertCoach(conditionsText(conditions), TO_CONFIRM);
  }
  return placed.length > 0;
}

function sentenceFor(name: string, { type, about, toDo }: Handover): string {
  return type === 'assistant_red_flag'
    ? `${name} mentioned ${about} to the assistant. ${toDo}`
    : `${name} asked the assistant about ${about}, and it refused. ${toDo}`;
}
