import type { QUICK_MEALS } from '@posedown/coaching';
import type { LogMealBody } from '@posedown/contract';
import { serverTime } from '../../../lib/clock/server-time.ts';
import { todayIn } from '../../../lib/days.ts';
import { defineForm, type TypedOf } from '../../../lib/form/define-form.ts';
import { requiredText } from '../../../lib/form/field.ts';
import { newRequestKey } from '../../../lib/request-key.ts';
import type { DayMacros } from '../shown-plan.ts';
import { timeIn } from '../time-in.ts';
import { macroFields, typedMacros } from '../typed-macros.ts';

/** The quick log as typed. */
const quickForm = defineForm({ mealName: requiredText(), time: requiredText(), ...macroFields });

export type QuickForm = TypedOf<typeof quickForm.fields>;

export const emptyQuickForm = (time: string): QuickForm => ({ ...quickForm.blank, time });

/**
 * Restores the form from a draft with the current time; the empty form if the draft is invalid.
 */
export const quickFormFromDraft = (draft: unknown, empty: QuickForm): QuickForm => ({
  ...quickForm.fromDraft(draft, empty),
  time: empty.time,
});

/** The draft's request key, which may have been sent already; a new key without a draft. */
export function keyFromDraft(draft: unknown): string {
  const { requestKey } = (draft ?? {}) as { requestKey?: unknown };
  return typeof requestKey === 'string' ? requestKey : newRequestKey();
}

/** Fills in everything except the time from a preset. */
export function presetForm(form: QuickForm, preset: (typeof QUICK_MEALS)[number]): QuickForm {
  const shown = quickForm.format({ ...preset, mealName: preset.name }, 'metric');
  return { ...shown, time: form.time };
}

/** The form after sending, with only what was typed since; null if nothing was. */
export function typedAfter(now: QuickForm, sent: QuickForm): QuickForm | null {
  const empty = emptyQuickForm(now.time);
  const logged = quickForm.untouched(now, sent).map((name) => [name, empty[name]]);
  const remaining: QuickForm = { ...now, ...Object.fromEntries(logged), time: now.time };
  return quickForm.isSame(remaining, empty) ? null : remaining;
}

/** Maximum age, in ms, of a form that still counts as the same sitting. */
const SAME_SITTING_MS = 3_600_000;

/**
 * The day of a meal logged at a time of day. It is today, except for a form opened shortly before
 * midnight with a time that is still to come today.
 */
export function dayOf(time: string, zone: string, openedAtMs: number, nowMs = serverTime()) {
  const now = new Date(nowMs);
  const isSameSitting = nowMs - openedAtMs < SAME_SITTING_MS;
  const isInFuture = time > timeIn(zone, now);
  return todayIn(zone, isSameSitting && isInFuture ? new Date(openedAtMs) : now);
}

/** Whether a required field is missing. */
export function isMissing({ mealName, calories }: QuickForm): boolean {
  return mealName.trim() === '' || calories.trim() === '';
}

/**
 * The request body of the specification: whole calories, numeric macros, and zero for empty
 * fields.
 */
export function quickBody(form: QuickForm, date: string): LogMealBody & DayMacros {
  return { date, mealName: form.mealName.trim(), ...typedMacros(form, 0), time: form.time };
}
