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

/** Resets a form that stays open past midnight. Renders nothing. */
export function NewDay({ profile, log, search }: NewDayProps) {
  const today = useToday(profile.timezone);
  const [openedOn] = useState(today);
  const setOn = useRef(today);
  useEffect(() => {
    const days = { requestedDay: search.date, openedOn, setOn: setOn.current, today };
    if (!shouldReset(log.form, days)) return;
    setOn.current = today;
    log.restart();
  });
  return null;
}

interface OpenDays {
  /** The day from the URL, if given. */
  requestedDay: string | undefined;
  /** Today’s date when the form was opened. */
  openedOn: CalendarDay;
  /** Today’s date when its day and meal were last set. */
  setOn: CalendarDay;
  today: CalendarDay;
}

/**
 * Whether to reset the form: a new day began, no food is entered, and no past day was requested.
 */
export function shouldReset(
  { foodName }: Pick<LogForm, 'foodName'>,
  { requestedDay, openedOn, setOn, today }: OpenDays,
): boolean {
  const isPastDay =
    requestedDay !== undefined && isCalendarDay(requestedDay) && requestedDay < openedOn;
  return setOn !== today && foodName === '' && !isPastDay;
}
