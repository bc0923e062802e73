import type { CalendarDay } from '@posedown/coaching';
import type { Profile } from '@posedown/contract';
import { useState } from 'react';
import { useToday } from '../../lib/clock/use-today.ts';
import { loadCheckInDraft } from './check-in-draft.ts';

/** The open day, in the units of its draft. */
export function useOpenDay(read: Profile) {
  const today = useToday(read.timezone);
  const opened = (day: CalendarDay) => ({
    date: day,
    units: loadCheckInDraft(read.id, day)?.units ?? read.units,
  });
  const [{ date, units }, setOpen] = useState(() => opened(today));
  const setDate = (day: CalendarDay) => setOpen(opened(day));
  const hasDraft = () => loadCheckInDraft(read.id, date) !== undefined;
  // Switch units only without a draft: a typed number would become another weight.
  if (units !== read.units && !hasDraft()) setDate(date);
  // At midnight, a form with a draft stays on its day; an empty one moves on.
  const [lastToday, setLastToday] = useState(today);
  if (lastToday !== today) {
    setLastToday(today);
    if (!hasDraft()) setDate(today);
  }
  return { profile: { ...read, units }, today, date, setDate, isBegun: hasDraft };
}
