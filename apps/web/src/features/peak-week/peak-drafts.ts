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
  days: readonly Plan['days'][number][];
  /** By the day's place. */
  figures: PeakDrafts['days'];
  notes: string;
  notesBefore: string;
  units: Units;
}

/** Once a save has come through: what was typed or put back while it was under way is still to be saved. */
export function withoutSent(drafts: PeakDrafts, sent: Sent): PeakDrafts {
  const since = sent.days.map((day) => {
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
    days: { ...drafts.days, ...Object.fromEntries(since) },
    notes: notesNow === sent.notes ? undefined : notesNow,
  };
}

/** The same water on every day up to the show, as a plan wants it. */
export function withWater({ days }: Plan, drafts: PeakDrafts, text: string): PeakDrafts {
  const watered = days
    .filter(({ offset }) => offset <= 0)
    .map(({ offset }) => [offset, { ...drafts.days[offset], waterMl: text }]);
  return { ...drafts, days: { ...drafts.days, ...Object.fromEntries(watered) } };
}

/** After a write of the coach's own, what else they typed answers to the plan that came of it. */
export const movedOn = (drafts: PeakDrafts, from: number, { plan }: PeakWeekReply): PeakDrafts =>
  drafts.version === from ? { ...drafts, version: plan?.version } : drafts;

/** Drafts, and the units in which they were typed. */
export interface TypedDrafts {
  units: Units;
  drafts: PeakDrafts;
}

/** Drafts that an earlier visit left, where they are some. */
export function readPeakDrafts(stored: unknown): TypedDrafts | undefined {
  const { units, drafts } = (stored ?? {}) as Partial<TypedDrafts>;
  const read = readDrafts(drafts ?? {});
  const isKnown = units === 'metric' || units === 'imperial';
  return isKnown && read ? { units, drafts: read } : undefined;
}

function readDrafts({ days, notes, version }: Partial<PeakDrafts>): PeakDrafts | undefined {
  const areTexts = [notes, ...Object.values(days ?? {}).flatMap(textsOf)].every(
    (text) => text === undefined || typeof text === 'string',
  );
  return days && areTexts && Number.isInteger(version) ? { days, notes, version } : undefined;
}

const textsOf = (typed: Typed | null): unknown[] => (typed ? Object.values(typed) : [null]);
