import type { PeakWeekReply, Units } from '@posedown/contract';
import { type Figure, figureText, type Typed, typedFigures } from './figures.ts';
import type { Plan } from './peak-text.ts';

/** The coach's unsaved input: values by day, and notes on the plan. */
export interface PeakDrafts {
  days: Record<number, Typed>;
  notes?: string | undefined;
  /** The plan version it's based on, so that a newer one is never overwritten unseen. */
  version?: number | undefined;
}

export const NO_DRAFTS: PeakDrafts = { days: {} };

/** The days with unsaved values. */
export function unsavedDays({ days }: Plan, drafts: PeakDrafts, units: Units): number[] {
  return days
    .filter(
      (day) => Object.keys(typedFigures(day, drafts.days[day.offset] ?? {}, units)).length > 0,
    )
    .map(({ offset }) => offset);
}

/** The drafts without restored or saved values. */
export function pendingOf(plan: Plan, drafts: PeakDrafts, units: Units): PeakDrafts {
  const unsaved = unsavedDays(plan, drafts, units);
  const notes = drafts.notes === (plan.coachNotes ?? '') ? undefined : drafts.notes;
  if (unsaved.length === 0 && notes === undefined) return NO_DRAFTS;
  const days = Object.fromEntries(unsaved.map((offset) => [offset, drafts.days[offset] ?? {}]));
  return { days, notes, version: drafts.version };
}

/** The values of a save, and those before it. */
interface Sent {
  days: readonly Plan['days'][number][];
  /** By day offset. */
  figures: PeakDrafts['days'];
  notes: string;
  notesBefore: string;
  units: Units;
}

/** The drafts after a save: what was typed or restored in the meantime is still unsaved. */
export function withoutSent(drafts: PeakDrafts, sent: Sent): PeakDrafts {
  const remainingDays = sent.days.map((day) => {
    const figures = sent.figures[day.offset] ?? {};
    const names = Object.keys(figures) as Figure[];
    const before = names.map((name) => [name, figureText(day, name, sent.units)]);
    const typed = Object.entries({ ...Object.fromEntries(before), ...drafts.days[day.offset] });
    return [
      day.offset,
      Object.fromEntries(typed.filter(([n, text]) => text !== figures[n as Figure])),
    ];
  });
  const notesNow = drafts.notes ?? sent.notesBefore;
  return {
    ...drafts,
    days: { ...drafts.days, ...Object.fromEntries(remainingDays) },
    notes: notesNow === sent.notes ? undefined : notesNow,
  };
}

/** Sets the same water on every day until the show. */
export function withWater({ days }: Plan, drafts: PeakDrafts, text: string): PeakDrafts {
  const watered = days
    .filter(({ offset }) => offset <= 0)
    .map(({ offset }) => [offset, { ...drafts.days[offset], waterMl: text }]);
  return { ...drafts, days: { ...drafts.days, ...Object.fromEntries(watered) } };
}

/** Rebases the drafts onto the version created by the coach's own save. */
export const rebase = (drafts: PeakDrafts, from: number, { plan }: PeakWeekReply): PeakDrafts =>
  drafts.version === from ? { ...drafts, version: plan?.version } : drafts;

/** Drafts with the units they were typed in. */
export interface TypedDrafts {
  units: Units;
  drafts: PeakDrafts;
}

/** Parses stored drafts; undefined if they are invalid. */
export function readPeakDrafts(stored: unknown): TypedDrafts | undefined {
  const { units, drafts } = (stored ?? {}) as Partial<TypedDrafts>;
  const read = readDrafts(drafts ?? {});
  const hasUnits = units === 'metric' || units === 'imperial';
  return hasUnits && read ? { units, drafts: read } : undefined;
}

function readDrafts({ days, notes, version }: Partial<PeakDrafts>): PeakDrafts | undefined {
  const areTexts = [notes, ...Object.values(days ?? {}).flatMap(textsOf)].every(
    (text) => text === undefined || typeof text === 'string',
  );
  return days && areTexts && Number.isInteger(version) ? { days, notes, version } : undefined;
}

const textsOf = (typed: Typed | null): unknown[] => (typed ? Object.values(typed) : [null]);
