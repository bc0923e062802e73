import { type CalendarDay, GIRTHS } from '@posedown/coaching';
import { useEffect, useRef } from 'react';
import { useToday } from '../../lib/clock/use-today.ts';
import type { Form } from '../../ui/form/use-form.ts';
import { changeDay, type FeltAt } from './check-in-prefill.ts';
import type { EntryForm } from './entry-form.ts';

/** What is empty until it is typed. */
const TYPED = ['weight', 'bodyFat', ...GIRTHS, 'notes'] as const;
/** What a check-in may have filled in. */
const TOLD = ['sleepHours', 'waterIntake'] as const;

function isTyped(entry: EntryForm, feltAt: FeltAt): boolean {
  const told = feltAt(entry.date);
  return (
    TYPED.some((field) => entry[field].trim() !== '') ||
    TOLD.some((field) => entry[field] !== told[field])
  );
}

/**
 * What changes in an entry that lasted into another day: one of that day, with no figure and no note yet, turns to
 * the new one. What was typed stays of its day, and so does an entry of a day that was chosen.
 * @param was what was today when the entry was last seen
 */
export function onNewDay(
  entry: EntryForm,
  { was, today }: { was: CalendarDay; today: CalendarDay },
  feltAt: FeltAt,
): Partial<EntryForm> {
  if (was === today || entry.date !== was || isTyped(entry, feltAt)) return {};
  return changeDay(entry, today, feltAt);
}

/** Has an entry that was left open go on with the new day. @returns today */
export function useNewDay(form: Form<EntryForm>, timezone: string, feltAt: FeltAt): CalendarDay {
  const today = useToday(timezone);
  const seen = useRef(today);
  useEffect(() => {
    if (seen.current === today) return;
    const changes = onNewDay(form.values, { was: seen.current, today }, feltAt);
    seen.current = today;
    if (changes.date) form.setValues(changes);
  });
  return today;
}
