import { type CalendarDay, GIRTHS } from '@posedown/coaching';
import { useEffect, useRef } from 'react';
import { useToday } from '../../lib/clock/use-today.ts';
import type { Form } from '../../ui/form/use-form.ts';
import { changeDay, type PrefillOn } from './check-in-prefill.ts';
import type { EntryForm } from './entry-form.ts';

/** Fields that are empty until the athlete types. */
const TYPED = ['weight', 'bodyFat', ...GIRTHS, 'notes'] as const;
/** Fields that may be prefilled from a check-in. */
const PREFILLED = ['sleepHours', 'waterIntake'] as const;

function isTyped(entry: EntryForm, prefillOn: PrefillOn): boolean {
  const prefill = prefillOn(entry.date);
  return (
    TYPED.some((field) => entry[field].trim() !== '') ||
    PREFILLED.some((field) => entry[field] !== prefill[field])
  );
}

/**
 * The changes to an entry that is still open on the next day: without a figure or note it moves to
 * the new day. A typed entry, or one with a chosen day, keeps its day.
 * @param was the day when the entry was last updated
 */
export function onNewDay(
  entry: EntryForm,
  { was, today }: { was: CalendarDay; today: CalendarDay },
  prefillOn: PrefillOn,
): Partial<EntryForm> {
  if (was === today || entry.date !== was || isTyped(entry, prefillOn)) return {};
  return changeDay(entry, today, prefillOn);
}

/** Moves an entry that was left open overnight to the new day. @returns today */
export function useNewDay(
  form: Form<EntryForm>,
  timezone: string,
  prefillOn: PrefillOn,
): CalendarDay {
  const today = useToday(timezone);
  const lastToday = useRef(today);
  useEffect(() => {
    if (lastToday.current === today) return;
    const changes = onNewDay(form.values, { was: lastToday.current, today }, prefillOn);
    lastToday.current = today;
    if (changes.date) form.setValues(changes);
  });
  return today;
}
