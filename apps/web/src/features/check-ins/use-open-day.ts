import type { Profile } from '@posedown/contract';
import { useState } from 'react';
import { useToday } from '../../lib/clock/use-today.ts';
import { loadCheckInDraft } from './check-in-draft.ts';

/** Which day's form is open, and whose, in the units in which they began to write. */
export function useOpenDay(read: Profile) {
  const [units, setUnits] = useState(read.units);
  const today = useToday(read.timezone);
  const [date, setDate] = useState(today);
  const isBegun = () => loadCheckInDraft(read.id, date, units) !== undefined;
  // Switched on another device meanwhile, they would make another weight of a figure that is typed already.
  if (units !== read.units && !isBegun()) setUnits(read.units);
  // What was begun before midnight stays of its day. A form without a word of the person's goes on with the new one.
  const [seen, setSeen] = useState(today);
  if (seen !== today) {
    setSeen(today);
    if (!isBegun()) setDate(today);
  }
  return { profile: { ...read, units }, today, date, setDate, isBegun };
}
