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

/** Has a form that was left open start over with the day. Draws nothing. */
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
  /** The day that the address asks for; undefined where it leaves that open. */
  asked: string | undefined;
  /** What was today when the form was opened. */
  openedOn: CalendarDay;
  /** What was today when its day and meal were last set. */
  setOn: CalendarDay;
  today: CalendarDay;
}

/** Whether a form starts over: it is another day, no food is named yet, and none of the past was asked for. */
export function isOutlived(
  { foodName }: Pick<LogForm, 'foodName'>,
  { asked, openedOn, setOn, today }: OpenDays,
): boolean {
  const isOfPast = asked !== undefined && isCalendarDay(asked) && asked < openedOn;
  return setOn !== today && foodName === '' && !isOfPast;
}
