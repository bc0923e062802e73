import type { AskerHealth } from '@posedown/coaching';
import type { AskBody } from '@posedown/contract';
import { repeatResult, sentAs } from '../../platform/db/store-once.ts';
import { badField } from '../../platform/errors.ts';
import { consume, limitOf } from '../../platform/limits/limit.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { findPerson, healthFacts } from '../athletes/index.ts';
import { answerByRules, answerFirst } from './answer.ts';
import { gatherFacts } from './gather-facts.ts';
import { answerByModel } from './model/answer-by-model.ts';
import { findLinesByKey, type StoredLine } from './queries.ts';
import { saveAnswer } from './save-answer.ts';

type Deps = Pick<Services, 'db' | 'now' | 'events' | 'settings' | 'log'>;

/** A stored answer, or one the model is about to write. */
export type AskResult =
  | { kind: 'answered'; lines: StoredLine[] }
  | { kind: 'writing'; finish: (onText: (text: string) => void) => Promise<StoredLine[]> };

/**
 * Answers a question. Red flags, off-limits topics and clinician-first plans follow the built-in
 * rules. All other questions go to the model if one is configured. @throws AppError
 * `invalid_input` for someone else's id; `too_many_requests` beyond the model's limit
 */
export async function answerQuestion(
  services: Deps,
  actor: Actor,
  body: AskBody,
): Promise<AskResult> {
  if (body.userId !== actor.userId) throw badField('userId', 'You can only ask for yourself');
  const { requestKey } = body;
  const sent = requestKey ? await findLinesByKey(services.db, actor.userId, requestKey) : [];
  const [question] = sent;
  if (question) {
    const lines = repeatResult(sent, question, sentAs(requestKey, { message: body.message }));
    return { kind: 'answered', lines };
  }
  const save = (answer: Parameters<typeof saveAnswer>[3]) =>
    saveAnswer(services, actor, body, answer);
  const first = await answerFirst(body, {
    hasCoach: actor.role === 'client' && actor.coachId !== null,
    health: actor.role === 'client' ? await findHealth(services.db, actor.userId) : null,
  });
  if (first) return { kind: 'answered', lines: await save(first) };
  const { db, settings, now } = services;
  const { model } = settings;
  if (model) await consume(db, limitOf(settings, 'modelPerAthlete'), [actor.userId], now());
  const facts = actor.role === 'client' ? await gatherFacts(services, actor) : null;
  const byRules = answerByRules(body, facts);
  if (!model) return { kind: 'answered', lines: await save(byRules) };
  return {
    kind: 'writing',
    finish: async (onText) =>
      save(await answerByModel({ model, log: services.log }, { body, facts, byRules, onText })),
  };
}

async function findHealth(db: Services['db'], userId: string): Promise<AskerHealth | null> {
  const person = await findPerson(db, userId);
  return person && { ...healthFacts(person), ageYears: person.age };
}
