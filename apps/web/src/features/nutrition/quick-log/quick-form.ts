import type { QUICK_MEALS } from '@posedown/coaching';
import type { LogMealBody } from '@posedown/contract';
import { serverTime } from '../../../lib/clock/server-time.ts';
import { todayIn } from '../../../lib/days.ts';
import { newRequestKey } from '../../../lib/request-key.ts';
import type { DayMacros } from '../shown-plan.ts';
import { timeIn } from '../time-in.ts';
import { typedMacros } from '../typed-macros.ts';

/** The quick log as typed. */
export interface QuickForm {
  mealName: string;
  time: string;
  calories: string;
  protein: string;
  carbs: string;
  fats: string;
}

export const emptyQuickForm = (time: string): QuickForm => ({
  ...{ mealName: '', time, calories: '', protein: '', carbs: '', fats: '' },
});

/** The form in a stored draft, at the time it is now; the empty one where the draft is none. */
export function quickFormFromDraft(draft: unknown, empty: QuickForm): QuickForm {
  const said = (draft ?? {}) as Partial<Record<keyof QuickForm, unknown>>;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    ...empty,
    mealName: text(said.mealName),
    calories: text(said.calories),
    protein: text(said.protein),
    carbs: text(said.carbs),
    fats: text(said.fats),
  };
}

/** The key under which a stored draft may have been sent, its answer lost; else a new one. */
export function keyFromDraft(draft: unknown): string {
  const { requestKey } = (draft ?? {}) as { requestKey?: unknown };
  return typeof requestKey === 'string' ? requestKey : newRequestKey();
}

/** A preset fills everything but the time. */
export function presetForm(form: QuickForm, preset: (typeof QUICK_MEALS)[number]): QuickForm {
  const { name, calories, protein, carbs, fats } = preset;
  return {
    ...form,
    mealName: name,
    calories: String(calories),
    protein: String(protein),
    carbs: String(carbs),
    fats: String(fats),
  };
}

/**
 * The form as it goes on once it was sent: with what was typed since alone, for the rest is logged. Null where nothing
 * was, and the form has done its work.
 */
export function typedSince(now: QuickForm, sent: QuickForm): QuickForm | null {
  const since = emptyQuickForm(now.time);
  for (const name of ['mealName', 'calories', 'protein', 'carbs', 'fats'] as const) {
    if (now[name] !== sent[name]) since[name] = now[name];
  }
  return Object.entries(since).some(([name, text]) => name !== 'time' && text !== '')
    ? since
    : null;
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
