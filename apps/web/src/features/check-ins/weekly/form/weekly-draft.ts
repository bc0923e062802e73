import { type CalendarDay, type CheckInAnswers, isCalendarDay } from '@posedown/coaching';
import type { PhotoRef } from '@posedown/contract';
import { dropDraft, loadDraft, saveDraft } from '../../../../lib/draft-store.ts';

/** Unsent answers, with the version of the check-in they change. */
export interface WeeklyDraft {
  dueOn: CalendarDay;
  /** 0 for a new check-in. */
  version: number;
  answers: CheckInAnswers;
  /** The uploaded photos among the answers, to show them. */
  photos: PhotoRef[];
  /** Why the server refused them. */
  reason?: string | undefined;
}

const keyOf = (userId: string) => `posedown.weekly-check-in.${userId}`;

/** Figures that couldn't be read are null in a stored draft. */
function withoutNulls<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  const given = Object.entries(value).filter(([, part]) => part !== null);
  return Object.fromEntries(given) as Value;
}

/** Parses a stored draft; undefined if it isn't one. */
export function weeklyDraftFrom(stored: unknown): WeeklyDraft | undefined {
  const { dueOn, version, answers, photos, reason } = (stored ?? {}) as Partial<WeeklyDraft>;
  if (typeof dueOn !== 'string' || !isCalendarDay(dueOn) || !Number.isInteger(version)) return;
  if (typeof answers !== 'object' || answers === null || !Array.isArray(photos)) return;
  const given = Object.entries(answers).map(([id, answer]) => [id, withoutNulls(answer)]);
  return {
    ...{
      dueOn,
      version: Number(version),
      answers: withoutNulls(Object.fromEntries(given)),
      photos,
    },
    reason: typeof reason === 'string' ? reason : undefined,
  };
}

export const loadWeeklyDraft = (userId: string) => weeklyDraftFrom(loadDraft(keyOf(userId)));

export const saveWeeklyDraft = (userId: string, draft: WeeklyDraft): void =>
  saveDraft(keyOf(userId), draft);

export const dropWeeklyDraft = (userId: string): void => dropDraft(keyOf(userId));
