import { isCalendarDay, type MealType } from '@posedown/coaching';
import { fieldErrorsOf, userMessageOf } from '../../lib/api-error.ts';
import type { SentMeal } from './api.ts';
import type { DayMacros } from './shown-plan.ts';

const REFUSED = 'The server couldn’t save it.';
const PHOTO_DELETED =
  'Its photo is no longer on this device. Send it again to log the meal without the photo.';

/** A meal logged offline. */
export interface WaitingMeal {
  sent: SentMeal;
  /** 'Banana' or 'Breakfast as planned'. */
  name: string;
  mealType: MealType | undefined;
  /** Null if only the server can compute them. */
  macros: DayMacros | null;
  /** Why the server rejected it; absent while it waits for the network. */
  problem?: string;
}

/** Whether a stored value is a queued meal. */
export function isWaitingMeal(value: unknown): value is WaitingMeal {
  const { sent, name } = (value ?? {}) as Partial<WaitingMeal>;
  return (
    typeof name === 'string' &&
    typeof sent?.body?.requestKey === 'string' &&
    isCalendarDay(sent.body.date)
  );
}

/**
 * The rejected meal to store in the outbox. A deleted photo is removed from it, so that it can be sent again without.
 */
export function rejectedMeal({ sent, ...meal }: WaitingMeal, error: unknown): WaitingMeal {
  if (sent.kind === 'line' && fieldErrorsOf(error).photoId !== undefined) {
    const { photoId: _gone, ...body } = sent.body;
    return { ...meal, sent: { ...sent, body }, problem: PHOTO_DELETED };
  }
  return { ...meal, sent, problem: userMessageOf(error, REFUSED) };
}
