import { mealTypeAt } from '@posedown/coaching';
import type { NutritionLog } from '@posedown/contract';
import { useEffect, useRef, useState } from 'react';
import { useAccountZone } from '../../../lib/account-zone.ts';
import {
  fieldErrorsOf,
  isOtherRequest,
  isUnanswered,
  userMessageOf,
} from '../../../lib/api-error.ts';
import { useSignedInUser } from '../../../lib/auth-context.ts';
import { serverTime } from '../../../lib/clock/server-time.ts';
import type { FormErrors } from '../../../lib/contract-form.ts';
import { dropDraft, loadDraft, saveDraft } from '../../../lib/draft-store.ts';
import { formatNumber } from '../../../lib/numbers.ts';
import { newRequestKey } from '../../../lib/request-key.ts';
import { useLeave } from '../../../lib/use-leave.ts';
import { useSingleFlight } from '../../../lib/use-single-flight.ts';
import { whenIdle } from '../../../ui/after-first-paint.ts';
import { prepareToasts, showToast } from '../../../ui/toast/show-toast.ts';
import { useLogMeal } from '../api.ts';
import { checkMeal } from '../check-meal.ts';
import { timeIn } from '../time-in.ts';
import { useWaitingMeals } from '../waiting-meals.ts';
import {
  dayOf,
  emptyQuickForm,
  isMissing,
  keyFromDraft,
  type QuickForm,
  quickBody,
  quickFormFromDraft,
  typedAfter,
} from './quick-form.ts';

const FAILED = 'Failed to log meal. Please try again.';

/**
 * The form and its submission. After success it opens the dashboard, unless more was typed in the
 * meantime.
 */
export function useQuickLog() {
  const { id } = useSignedInUser();
  const { zone, findZone } = useAccountZone(id);
  const draftKey = `posedown.quick-log.${id}`;
  const [openedAt] = useState(serverTime);
  const [form, setForm] = useState<QuickForm>(() =>
    quickFormFromDraft(loadDraft(draftKey), emptyQuickForm('')),
  );
  /** Until the athlete sets a time, it is when the form was opened, by the account's clock. */
  const [isTimed, setTimed] = useState(false);
  const openedTime = zone === undefined ? '' : timeIn(zone, new Date(openedAt));
  const shown = isTimed ? form : { ...form, time: openedTime };
  const typed = useRef(shown);
  typed.current = shown;
  const [requestKey, setRequestKey] = useState(() => keyFromDraft(loadDraft(draftKey)));
  const [errors, setErrors] = useState<FormErrors>({});
  const [failure, setFailure] = useState<string>();
  const leaveScreen = useLeave();
  const log = useLogMeal(id);
  const { busy, run } = useSingleFlight();
  const waiting = useWaitingMeals(id);
  useEffect(
    () =>
      whenIdle(() => {
        prepareToasts();
        // Loads the contract, so that it works offline.
        void checkMeal({}).catch(() => undefined);
      }),
    [],
  );

  function change(next: QuickForm) {
    if (next.time !== shown.time) setTimed(true);
    setForm(next);
    setErrors({});
    // The form has changed, so it isn't a retry of a request that may have arrived.
    const key = newRequestKey();
    setRequestKey(key);
    saveDraft(draftKey, { ...next, requestKey: key });
  }

  function explain(error: unknown) {
    // The first version did arrive. That isn't a failure; the current form gets a new key.
    if (isOtherRequest(error)) change(typed.current);
    else void showToast({ title: 'Error', message: FAILED, variant: 'destructive', seconds: 5 });
    const issues = fieldErrorsOf(error);
    setErrors(issues);
    if (Object.keys(issues).length > 0) return;
    setFailure(userMessageOf(error, FAILED));
  }

  function submit() {
    setFailure(undefined);
    if (isMissing(form)) {
      const message = 'Please provide at least meal name and calories.';
      void showToast({ title: 'Missing Information', message, variant: 'destructive' });
      setErrors({
        ...(form.mealName.trim() === '' && { mealName: 'Name the meal' }),
        ...(form.calories.trim() === '' && { calories: 'Enter the calories' }),
      });
      return;
    }
    void run(() => send().catch(explain));
  }

  async function send() {
    const home = await findZone();
    const timed = isTimed ? form : { ...form, time: timeIn(home, new Date(openedAt)) };
    const body = { ...quickBody(timed, dayOf(timed.time, home, openedAt)), requestKey };
    // A queued entry can’t be corrected later, so validate it now.
    const fieldErrors = await checkMeal(body);
    setErrors(fieldErrors);
    if (Object.keys(fieldErrors).length > 0) return;
    const { mealName: name = '', calories, protein, carbs, fats } = body;
    const macros = { calories, protein, carbs, fats };
    const mealType = mealTypeAt(timed.time);
    const meal = { sent: { kind: 'line', body }, name, mealType, macros } as const;
    // Waits, so that users who have moved to another screen get the toast too.
    await waiting
      .whileSent(meal, () => log.mutateAsync(body))
      .then(notifyLogged, (error) => {
        if (!isUnanswered(error)) throw error;
        waiting.queue(meal);
      });
    leave(timed);
  }

  function notifyLogged({ foodName, calories }: NutritionLog) {
    const message = `Added ${foodName}, ${formatNumber(calories)} kcal.`;
    void showToast({ title: 'Meal Logged Successfully!', message });
  }

  function leave(sent: QuickForm) {
    const remaining = typedAfter(typed.current, sent);
    if (remaining) return change(remaining);
    dropDraft(draftKey);
    leaveScreen();
  }
  return { form: shown, errors, failure, busy, change, submit };
}
