import { UNITS } from '@posedown/coaching';
import type { Units } from '@posedown/contract';
import { dropDraft, loadDraft, saveDraft } from '../../lib/draft-store.ts';
import { type CheckInForm, checkInForm } from './check-in-form.ts';

/** The form of a day as it was left, in which units, and over which version. */
export interface CheckInDraft {
  units: Units;
  version: number;
  form: CheckInForm;
}

const keyOf = (userId: string, date: string) => `posedown.check-in.${userId}.${date}`;

/** A stored draft; undefined where it is none. */
export function draftFrom(stored: unknown): CheckInDraft | undefined {
  const draft = (stored ?? {}) as Partial<CheckInDraft>;
  const isIn = UNITS.some((known) => known === draft.units);
  if (!isIn || !Number.isInteger(draft.version) || !checkInForm.isDraft(draft.form)) return;
  return draft as CheckInDraft;
}

export const loadCheckInDraft = (userId: string, date: string) =>
  draftFrom(loadDraft(keyOf(userId, date)));

export const saveCheckInDraft = (userId: string, date: string, draft: CheckInDraft): void =>
  saveDraft(keyOf(userId, date), draft);

export const dropCheckInDraft = (userId: string, date: string): void =>
  dropDraft(keyOf(userId, date));

/** The days whose form was left with something in it. */
export function draftDays(userId: string): string[] {
  const start = keyOf(userId, '');
  try {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(start));
    return keys.map((key) => key.slice(start.length));
  } catch {
    // Where storage is refused there is no draft.
    return [];
  }
}

/** Lets go of a draft that says what was sent; one that was written on since stays. */
export function dropSentDraft(userId: string, date: string, { units, form }: CheckInDraft): void {
  const draft = loadCheckInDraft(userId, date);
  const isSame = draft?.units === units && JSON.stringify(draft.form) === JSON.stringify(form);
  if (isSame) dropCheckInDraft(userId, date);
}
