import type { PeakWeekReply, Units } from '@posedown/contract';
import { type Figure, figureText, type Typed, typedFigures } from './figures.ts';
import type { Plan } from './peak-words.ts';

/** What the coach typed and did not save yet: figures by day, and the notes for the whole plan. */
export interface PeakDrafts {
  days: Record<number, Typed>;
  notes?: string | undefined;
  /** Of the plan that it was typed over: another is never written over unseen. */
  version?: number | undefined;
}

export const NOTHING_TYPED: PeakDrafts = { days: {} };

/** The days with figures that are typed and not saved. */
export function unsavedDays({ days }: Plan, drafts: PeakDrafts, units: Units): number[] {
  return days
    .filter(
      (day) => Object.keys(typedFigures(day, drafts.days[day.offset] ?? {}, units)).length > 0,
    )
    .map(({ offset }) => offset);
}

/** Without what was put back, or is stored by now. */
export function pendingOf(plan: Plan, drafts: PeakDrafts, units: Units): PeakDrafts {
  const unsaved = unsavedDays(plan, drafts, units);
  const notes = drafts.notes === (plan.coachNotes ?? '') ? undefined : drafts.notes;
  if (unsaved.length === 0 && notes === undefined) return NOTHING_TYPED;
  const days = Object.fromEntries(unsaved.map((offset) => [offset, drafts.days[offset] ?? {}]));
  return { days, notes, version: drafts.version };
}

/** What a save sends, as it was typed, and what stood there before. */
interface Sent {
  day: Plan['days'][number];
  figures: Typed;
  notes: string;
  notesBefore: string;
  units: Units;
}

/** Once a save has come through: what was typed or put back while it was under way is still to be saved. */
export function withoutSent(drafts: PeakDrafts, sent: Sent): PeakDrafts {
  const { day, figures, notes, units } = sent;
  const names = Object.keys(figures) as Figure[];
  const before = Object.fromEntries(names.map((name) => [name, figureText(day, name, units)]));
  const typed = Object.entries({ ...before, ...drafts.days[day.offset] });
  const since = Object.fromEntries(
    typed.filter(([name, text]) => text !== figures[name as Figure]),
  );
  const notesNow = drafts.notes ?? sent.notesBefore;
  return {
    ...drafts,
    days: { ...drafts.days, [day.offset]: since },
    notes: notesNow === notes ? undefined : notesNow,
  };
}

/** After a write of the coach's own, what else they typed answers to the plan that came of it. */
export const movedOn = (drafts: PeakDrafts, from: number, { plan }: PeakWeekReply): PeakDrafts =>
  drafts.version === from ? { ...drafts, version: plan?.version } : drafts;

/** Drafts that an earlier visit left, where they are some. */
export function readPeakDrafts(stored: unknown): PeakDrafts | undefined {
  const { days, notes, version } = (stored ?? {}) as Partial<PeakDrafts>;
  const areTexts = [notes, ...Object.values(days ?? {}).flatMap(textsOf)].every(
    (text) => text === undefined || typeof text === 'string',
  );
  return days && areTexts && Number.isInteger(version) ? { days, notes, version } : undefined;
}

const textsOf = (typed: Typed | null): unknown[] => (typed ? Object.values(typed) : [null]);
