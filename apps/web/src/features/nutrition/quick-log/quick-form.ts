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

/** The form in a stored draft, at the time it is now; the empty one where the draft is none. */
export const quickFormFromDraft = (draft: unknown, empty: QuickForm): QuickForm => ({
  ...quickForm.fromDraft(draft, empty),
  time: empty.time,
});

/** The key under which a stored draft may have been sent, its answer lost; else a new one. */
export function keyFromDraft(draft: unknown): string {
  const { requestKey } = (draft ?? {}) as { requestKey?: unknown };
  return typeof requestKey === 'string' ? requestKey : newRequestKey();
}

/** A preset fills everything but the time. */
export function presetForm(form: QuickForm, preset: (typeof QUICK_MEALS)[number]): QuickForm {
  const shown = quickForm.format({ ...preset, mealName: preset.name }, 'metric');
  return { ...shown, time: form.time };
}

/**
 * The form as it goes on once it was sent: with what was typed since alone, for the rest is logged. Null where nothing
 * was, and the form has done its work.
 */
export function typedSince(now: QuickForm, sent: QuickForm): QuickForm | null {
  const empty = emptyQuickForm(now.time);
  const logged = quickForm.untouched(now, sent).map((name) => [name, empty[name]]);
  const since: QuickForm = { ...now, ...Object.fromEntries(logged), time: now.time };
  return quickForm.isSame(since, empty) ? null : since;
}

/** Who sends a form so long after opening it has come back to it, ms. */
const SAME_SITTING_MS = 3_600_000;

/**
 * The day of a meal at a time of day: today's, but for a form that was opened before midnight, a moment ago, where
 * the time is still to come today.
 */
export function dayOf(time: string, zone: string, openedAtMs: number, nowMs = serverTime()) {
  const now = new Date(nowMs);
  const isSameSitting = nowMs - openedAtMs < SAME_SITTING_MS;
  const isToCome = time > timeIn(zone, now);
  return todayIn(zone, isSameSitting && isToCome ? new Date(openedAtMs) : now);
}

/** Whether the two things that are needed are there. */
export function isMissing({ mealName, calories }: QuickForm): boolean {
  return mealName.trim() === '' || calories.trim() === '';
}

/** The body of the specification: whole calories, macros as numbers, nothing typed is nought. */
export function quickBody(form: QuickForm, date: string): LogMealBody & DayMacros {
  return { date, mealName: form.mealName.trim(), ...typedMacros(form, 0), time: form.time };
}
