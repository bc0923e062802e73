import { type CalendarDay, isCalendarDay } from '@posedown/coaching';
import type { Profile } from '@posedown/contract';
import { useEffect, useRef, useState } from 'react';
import { useToday } from '../../../lib/clock/use-today.ts';
import type { LogForm } from './log-form.ts';
import type { LogMealSearch } from './log-meal-search.ts';
import type { useLogForm } from './use-log-form.ts';

interface NewDayProps {
  profile: Profile;
  log: ReturnType<typeof useLogForm>;
  search: LogMealSearch;
}

/** Resets a form left open past midnight. Renders nothing. */
export function NewDay({ profile, log, search }: NewDayProps) {
  const today = useToday(profile.timezone);
  const [openedOn] = useState(today);
  const setOn = useRef(today);
  useEffect(() => {
    const days = { asked: search.date, openedOn, setOn: setOn.current, today };
    if (!isOutlived(log.form, days)) return;
    setOn.current = today;
    log.beginAnew();
  });
  return null;
}

interface OpenDays {
  /** The day from the address, if given. */
  asked: string | undefined;
  /** Today’s date when the form was opened. */
  openedOn: CalendarDay;
  /** Today’s date when its day and meal were last set. */
  setOn: CalendarDay;
  today: CalendarDay;
}

/** Whether to reset: a new day began, no food is entered, and no past day was requested. */
export function isOutlived(
  { foodName }: Pick<LogForm, 'foodName'>,
  { asked, openedOn, setOn, today }: OpenDays,
): boolean {
  const isOfPast = asked !== undefined && isCalendarDay(asked) && asked < openedOn;
  return setOn !== today && foodName === '' && !isOfPast;
}
