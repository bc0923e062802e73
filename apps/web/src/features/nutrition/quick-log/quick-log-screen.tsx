import { mealTypeAt, QUICK_MEALS } from '@posedown/coaching';
import type { NutritionLog } from '@posedown/contract';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { fieldErrorsOf, isUnreached, userMessageOf } from '../../../lib/api-error.ts';
import { useSignedInUser } from '../../../lib/auth-context.ts';
import { serverTime } from '../../../lib/clock/server-time.ts';
import { deviceTimeZone } from '../../../lib/days.ts';
import { dropDraft, loadDraft, saveDraft } from '../../../lib/draft-store.ts';
import { useProfile } from '../../../lib/profile.ts';
import { newRequestKey } from '../../../lib/request-key.ts';
import { useLeave } from '../../../lib/use-leave.ts';
import { whenIdle } from '../../../ui/after-first-paint.ts';
import { FormNotice } from '../../../ui/form/form-notice.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Button, UnstyledButton } from '../../../ui/parts/button.tsx';
import { Card } from '../../../ui/parts/card.tsx';
import { LinkButton } from '../../../ui/parts/link-button.tsx';
import { PageShell } from '../../../ui/parts/page-shell.tsx';
import { prepareToasts, showToast } from '../../../ui/toast/show-toast.ts';
import { useLogMeal } from '../api.ts';
import { MacroFields } from '../macro-fields.tsx';
import { LOG_MEAL_PATH } from '../paths.ts';
import { timeIn } from '../time-in.ts';
import { useWaitingMeals } from '../waiting-meals.ts';
import {
  dayOf,
  emptyQuickForm,
  isMissing,
  keyFromDraft,
  presetForm,
  type QuickForm,
  quickBody,
  quickFormFromDraft,
  typedSince,
} from './quick-form.ts';
import classes from './quick-log.module.css';

const FAILED = 'Failed to log meal. Please try again.';

/** A meal by its name and figures alone, for when there is no time to look it up. */
export function QuickLogScreen() {
  const log = useQuickLog();
  const { form, errors, change } = log;

  function submit(event: FormEvent) {
    event.preventDefault();
    log.submit();
  }

  return (
    <PageShell
      title="Quick Meal Log"
      width="narrow"
      intro="A name and its calories are enough."
      actions={
        <LinkButton to={LOG_MEAL_PATH} variant="default" size="md">
          Search foods instead
        </LinkButton>
      }
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a row of buttons, not a part of a form */}
      <div role="group" aria-label="Presets" className={classes.presets}>
        {QUICK_MEALS.map((preset) => (
          <UnstyledButton
            key={preset.name}
            className={classes.preset}
            onClick={() => change(presetForm(form, preset))}
          >
            <span className={classes.name}>{preset.name}</span>
            <span className={classes.detail}>{preset.calories} kcal</span>
            <span className={classes.detail}>
              {preset.protein} P · {preset.carbs} C · {preset.fats} F
            </span>
          </UnstyledButton>
        ))}
      </div>
      <Card>
        <form className={classes.form} onSubmit={submit} noValidate aria-busy={log.busy}>
          <div className={classes.wide}>
            <TextField
              label="Meal name"
              name="mealName"
              maxLength={200}
              autoComplete="off"
              value={form.mealName}
              error={errors.mealName}
              onChange={(mealName) => change({ ...form, mealName })}
            />
          </div>
          <div className={classes.wide}>
            <TextField
              label="Time"
              name="time"
              type="time"
              value={form.time}
              error={errors.time}
              onChange={(time) => change({ ...form, time })}
            />
          </div>
          <MacroFields
            values={form}
            errors={errors}
            onChange={(name, value) => change({ ...form, [name]: value })}
          />
          {log.failure && (
            <div className={classes.wide}>
              <FormNotice>{log.failure}</FormNotice>
            </div>
          )}
          <Button type="submit" size="md" className={classes.wide} loading={log.busy}>
            {log.busy ? 'Logging...' : 'Log Meal'}
          </Button>
        </form>
      </Card>
    </PageShell>
  );
}

/**
 * The form and what sends it: on success to the dashboard, unless more was typed by then; otherwise it stays as it is.
 */
function useQuickLog() {
  const { id } = useSignedInUser();
  const zone = useProfile(id).data?.timezone ?? deviceTimeZone();
  const draftKey = `posedown.quick-log.${id}`;
  const [openedAt] = useState(serverTime);
  const [form, setForm] = useState<QuickForm>(() =>
    quickFormFromDraft(loadDraft(draftKey), emptyQuickForm(timeIn(zone))),
  );
  const typed = useRef(form);
  typed.current = form;
  const [requestKey, setRequestKey] = useState(() => keyFromDraft(loadDraft(draftKey)));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string>();
  const goBack = useLeave();
  const log = useLogMeal(id);
  const waiting = useWaitingMeals(id);
  useEffect(() => whenIdle(prepareToasts), []);

  function change(next: QuickForm) {
    setForm(next);
    setErrors({});
    // Another form now: it is no repetition of one that may have arrived after all.
    const key = newRequestKey();
    setRequestKey(key);
    saveDraft(draftKey, { ...next, requestKey: key });
  }

  function explain(error: unknown) {
    void showToast({ title: 'Error', message: FAILED, variant: 'destructive', seconds: 5 });
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
        ...(form.calories.trim() === '' && { calories: 'Say how many' }),
      });
      return;
    }
    const body = { ...quickBody(form, dayOf(form.time, zone, openedAt)), requestKey };
    const { mealName: name = '', calories, protein, carbs, fats } = body;
    const macros = { calories, protein, carbs, fats };
    const mealType = mealTypeAt(form.time);
    const meal = { sent: { kind: 'line', body }, name, mealType, macros } as const;
    // Whoever goes on to another screen meanwhile is told too.
    void waiting
      .whileSent(meal, () => log.mutateAsync(body))
      .then(tell, (error) => {
        if (!isUnreached(error)) throw error;
        waiting.keep(meal);
      })
      .then(() => leave(form), explain);
  }

  function tell({ foodName, calories }: NutritionLog) {
    const message = `Added ${foodName}, ${calories} kcal.`;
    void showToast({ title: 'Meal Logged Successfully!', message });
  }

  function leave(sent: QuickForm) {
    const since = typedSince(typed.current, sent);
    if (since) return change(since);
    dropDraft(draftKey);
    goBack();
  }
  return { form, errors, failure, busy: log.isPending, change, submit };
}
