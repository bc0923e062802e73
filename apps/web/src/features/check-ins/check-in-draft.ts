import { UNITS } from '@posedown/coaching';
import type { Units } from '@posedown/contract';
import { dropDraft, loadDraft, saveDraft } from '../../lib/draft-store.ts';
import { type CheckInForm, checkInForm } from './check-in-form.ts';

/** An unsaved form of a day, with its units and the version it's based on. */
export interface CheckInDraft {
  units: Units;
  version: number;
  form: CheckInForm;
}

const keyOf = (userId: string, date: string) => `posedown.check-in.${userId}.${date}`;

/** Parses a stored draft; undefined if it isn't one. */
export function draftFrom(stored: unknown): CheckInDraft | undefined {
  const draft = (stored ?? {}) as Partial<CheckInDraft>;
  const hasUnits = UNITS.some((units) => units === draft.units);
  // Drafts of earlier versions have no steps.
  const form = { ...draft.form, steps: draft.form?.steps ?? '' };
  if (!hasUnits || !Number.isInteger(draft.version)) return;
  return checkInForm.isDraft(form) ? { ...(draft as CheckInDraft), form } : undefined;
}

export const loadCheckInDraft = (userId: string, date: string) =>
  draftFrom(loadDraft(keyOf(userId, date)));

export const saveCheckInDraft = (userId: string, date: string, draft: CheckInDraft): void =>
  saveDraft(keyOf(userId, date), draft);

export const dropCheckInDraft = (userId: string, date: string): void =>
  dropDraft(keyOf(userId, date));

/** The days with a draft. */
export function draftDays(userId: string): string[] {
  const start = keyOf(userId, '');
  try {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(start));
    return keys.map((key) => key.slice(start.length));
  } catch {
    // No drafts if storage isn't available.
    return [];
  }
}

/** Deletes the draft if it equals what was sent; a newer one stays. */
export function dropSentDraft(userId: string, date: string, { units, form }: CheckInDraft): void {
  const draft = loadCheckInDraft(userId, date);
  const isSame = draft?.units === units && JSON.stringify(draft.form) === JSON.stringify(form);
  if (isSame) dropCheckInDraft(userId, date);
}
