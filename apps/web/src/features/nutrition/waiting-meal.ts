import { isCalendarDay, type MealType } from '@posedown/coaching';
import { fieldErrorsOf, userMessageOf } from '../../lib/api-error.ts';
import type { SentMeal } from './api.ts';
import type { DayMacros } from './shown-plan.ts';

const REFUSED = 'The server couldn’t save it.';
const PHOTO_GONE =
  'Its photo is no longer on this device. Send it again to log the meal without the photo.';

/** Something eaten that found no server. */
export interface WaitingMeal {
  sent: SentMeal;
  /** 'Banana', 'Breakfast as planned'. */
  name: string;
  mealType: MealType | undefined;
  /** Null where only the server can work them out. */
  macros: DayMacros | null;
  /** Why the server does not take it; absent while it waits for the network. */
  problem?: string;
}

/** Whether something that was stored is a meal that waits. */
export function isWaitingMeal(value: unknown): value is WaitingMeal {
  const { sent, name } = (value ?? {}) as Partial<WaitingMeal>;
  return (
    typeof name === 'string' &&
    typeof sent?.body?.requestKey === 'string' &&
    isCalendarDay(sent.body.date)
  );
}

/** What is kept of a meal that the server refused: one that named a photo which is gone can do without it. */
export function refusedMeal({ sent, ...meal }: WaitingMeal, error: unknown): WaitingMeal {
  if (sent.kind === 'line' && fieldErrorsOf(error).photoId !== undefined) {
    const { photoId: _gone, ...body } = sent.body;
    return { ...meal, sent: { ...sent, body }, problem: PHOTO_GONE };
  }
  return { ...meal, sent, problem: userMessageOf(error, REFUSED) };
}
