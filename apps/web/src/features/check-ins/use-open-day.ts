import type { CalendarDay } from '@posedown/coaching';
import type { Profile } from '@posedown/contract';
import { useState } from 'react';
import { useToday } from '../../lib/clock/use-today.ts';
import { loadCheckInDraft } from './check-in-draft.ts';

/** Which day's form is open, and whose, in the units in which they began to write of that day. */
export function useOpenDay(read: Profile) {
  const today = useToday(read.timezone);
  const opened = (day: CalendarDay) => ({
    date: day,
    units: loadCheckInDraft(read.id, day)?.units ?? read.units,
  });
  const [{ date, units }, setOpen] = useState(() => opened(today));
  const setDate = (day: CalendarDay) => setOpen(opened(day));
  const isBegun = () => loadCheckInDraft(read.id, date) !== undefined;
  // Switched on another device meanwhile, they would make another weight of a figure that is typed already.
  if (units !== read.units && !isBegun()) setDate(date);
  // What was begun before midnight stays of its day. A form without a word of the person's goes on with the new one.
  const [seen, setSeen] = useState(today);
  if (seen !== today) {
    setSeen(today);
    if (!isBegun()) setDate(today);
  }
  return { profile: { ...read, units }, today, date, setDate, isBegun };
}
