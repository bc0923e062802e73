import { isCalendarDay, mealTypeAt, mealTypeOf } from '@posedown/coaching';
import type { Profile, QuickFood } from '@posedown/contract';
import { useEffect, useRef, useState } from 'react';
import {
  fieldErrorsOf,
  isOtherRequest,
  isUnanswered,
  userMessageOf,
} from '../../../lib/api-error.ts';
import type { FormErrors } from '../../../lib/contract-form.ts';
import { todayIn } from '../../../lib/days.ts';
import { dropDraft, loadDraft, saveDraft } from '../../../lib/draft-store.ts';
import { numberText } from '../../../lib/parse-number.ts';
import { newRequestKey } from '../../../lib/request-key.ts';
import { whenIdle } from '../../../ui/after-first-paint.ts';
import { usePhotoUploads } from '../../../ui/photo/use-photo-uploads.ts';
import { prepareToasts, showToast } from '../../../ui/toast/show-toast.ts';
import { useLogMeal } from '../api.ts';
import type { DayMacros } from '../shown-plan.ts';
import { timeIn } from '../time-in.ts';
import type { WaitingMeal } from '../waiting-meal.ts';
import { useWaitingMeals } from '../waiting-meals.ts';
import type { Listing } from './catalog.ts';
import {
  afterLogging,
  formFromDraft,
  type LogDraft,
  type LogForm,
  newLogForm,
  type RequestedMeal,
} from './log-form.ts';
import type { LogMealSearch } from './log-meal-search.ts';
import { addedMessage, prepareToRead, readLine } from './read-line.ts';

/** Loads what sending a form needs, so that it works offline. */
function prepare() {
  prepareToasts();
  void prepareToRead().catch(() => undefined);
}

const FAILED = 'Failed to log meal. Please try again.';

const PHOTO_UNSENT =
  'Your photo hasn’t been sent yet. Send it again, or remove it and log the meal without it.';

/** Within this time after logging a food, a tap on the empty form is the second tap of a double tap. */
const SECOND_TAP_MS = 1000;

const draftKey = (userId: string) => `posedown.log-meal.${userId}`;
const saveLogDraft = (userId: string, draft: LogDraft) => saveDraft(draftKey(userId), draft);

/** The initial form for now. */
function startOf(timezone: string, { meal, date }: RequestedMeal) {
  const today = todayIn(timezone);
  const time = timeIn(timezone);
  const day = date && isCalendarDay(date) && date <= today ? date : today;
  return { mealType: meal ?? mealTypeAt(time), date: day, time };
}

/** The food being typed, saved as a draft, and its submission. */
export function useLogForm(
  { id, timezone }: Profile,
  { meal: mealName = '', date }: LogMealSearch,
) {
  const requested = { meal: mealTypeOf(mealName), date };
  const [form, setForm] = useState(() => {
    const empty = newLogForm(startOf(timezone, requested));
    return formFromDraft(loadDraft(draftKey(id)), empty, { today: todayIn(timezone), requested });
  });
  /** The current form, for responses that arrive after the next food is typed. */
  const latest = useRef(form);
  const emptiedAt = useRef(0);
  const [errors, setErrors] = useState<FormErrors>({});
  const [isReading, setReading] = useState(false);
  const [failure, setFailure] = useState<string>();
  const log = useLogMeal(id);
  const waiting = useWaitingMeals(id);
  const photo = usePhotoUploads({ userId: id, purpose: 'meal', max: 1, place: 'meal' });
  useEffect(() => whenIdle(prepare), []);

  function change(changes: Partial<LogForm>) {
    const next = { ...latest.current, ...changes };
    latest.current = next;
    setForm(next);
    saveLogDraft(id, { ...next, typedOn: todayIn(timezone), asked: requested });
  }

  function pick(food: Listing | QuickFood) {
    const { foodId, customFoodId, name } = food;
    const { quantity, unit } = 'start' in food ? food.start : food;
    change({
      food: { foodId, customFoodId },
      foodName: name,
      quantity: numberText(quantity),
      unit,
    });
    setErrors({});
  }

  /** @param macros those of the typed food; null while unknown */
  function submit(macros: DayMacros | null) {
    if (form.foodName === '' && Date.now() - emptiedAt.current < SECOND_TAP_MS) return;
    setFailure(undefined);
    setReading(true);
    void send(macros)
      .catch(explain)
      .finally(() => setReading(false));
  }

  async function send(macros: DayMacros | null) {
    const { body, errors } = await readLine(form, photo.ids[0]);
    setErrors(errors);
    if (Object.keys(errors).length > 0) return;
    if (photo.hasFailed) {
      setFailure(PHOTO_UNSENT);
      return;
    }
    const { mealType } = body;
    const meal = {
      sent: { kind: 'line', body },
      name: form.foodName.trim(),
      mealType,
      macros,
    } as const;
    // Waits, so that users who have moved to another screen get the toast too.
    await waiting
      .whileSent(meal, () => log.mutateAsync(body))
      .then(
        () => done(addedMessage(body, form.foodName)),
        (error) => (isUnanswered(error) ? queue(meal) : explain(error)),
      );
  }

  /** Clears what was sent. Text typed in the meantime stays, with its draft. */
  function clearSent() {
    emptiedAt.current = Date.now();
    for (const { key } of photo.photos) photo.remove(key);
    change(afterLogging(form, latest.current));
    if (latest.current.foodName === '') dropDraft(draftKey(id));
  }

  function queue(meal: WaitingMeal) {
    clearSent();
    waiting.queue(meal);
  }

  function done(message: string) {
    clearSent();
    void showToast({ title: 'Meal Logged Successfully!', message });
  }

  function explain(error: unknown) {
    if (isOtherRequest(error)) change({ requestKey: newRequestKey() });
    const issues = fieldErrorsOf(error);
    setErrors(issues);
    if (Object.keys(issues).length > 0) return;
    setFailure(userMessageOf(error, FAILED));
  }

  /** Resets a form without a food to the current day and the requested meal. */
  function restart() {
    change(startOf(timezone, { meal: requested.meal }));
    dropDraft(draftKey(id));
  }

  return { form, errors, failure, busy: isReading, photo, change, pick, submit, restart };
}
