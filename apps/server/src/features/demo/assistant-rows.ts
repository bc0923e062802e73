import { addDays, answerOffline } from '@posedown/coaching';
import { v7 as newId } from 'uuid';
import type { DemoRow } from './queries.ts';

/** Questions the demo athlete asked some days ago. */
const QUESTIONS = ['How fast should I lose weight in prep?', 'Do refeeds and diet breaks help?'];

/** A short conversation with the assistant, answered by the built-in rules. */
export function assistantRows(userId: string, today: string): DemoRow<'assistant'>[] {
  return QUESTIONS.flatMap((message, index) => {
    const { response, sources } = answerOffline({ message, history: [], facts: null });
    const createdAt = new Date(`${addDays(today, -3)}T19:1${index}:00Z`);
    const common = { userId, createdAt };
    return [
      { ...common, id: newId(), role: 'user', content: message },
      { ...common, id: newId(), role: 'assistant', content: response, sources, origin: 'offline' },
    ] as const;
  });
}
