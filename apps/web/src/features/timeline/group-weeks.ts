import { addDays, type CalendarDay, mondayOf, weeksOut, weeksOutText } from '@posedown/coaching';
import type { Timeline, TimelineEntry } from '@posedown/contract';
import { formatShortDay, withYear } from '../../lib/days.ts';

export interface TimelineWeek {
  monday: CalendarDay;
  title: string;
  /** '6 weeks out', if a show was entered by then. */
  prep: string | undefined;
  entries: TimelineEntry[];
}

/** Groups entries by the athlete's weeks, in their order. */
export function groupWeeks(
  entries: readonly TimelineEntry[],
  { today, shows }: Pick<Timeline, 'today' | 'shows'>,
): TimelineWeek[] {
  const weeks: TimelineWeek[] = [];
  for (const entry of entries) {
    const monday = mondayOf(entry.day);
    const last = weeks.at(-1);
    if (last?.monday === monday) last.entries.push(entry);
    else {
      const [title, prep] = [weekTitle(monday, today), prepText(monday, today, shows)];
      weeks.push({ monday, title, prep, entries: [entry] });
    }
  }
  return weeks;
}

function weekTitle(monday: CalendarDay, today: CalendarDay): string {
  if (monday === mondayOf(today)) return 'This week';
  if (addDays(monday, 7) === mondayOf(today)) return 'Last week';
  return `Week of ${withYear(formatShortDay, monday, today)}`;
}

/** Weeks out on the week's Monday, or today for this week, as on the athlete's page. */
function prepText(monday: CalendarDay, today: CalendarDay, shows: Timeline['shows']) {
  const sunday = addDays(monday, 6);
  const ahead = shows.filter(({ day, setOn }) => day >= monday && setOn <= sunday);
  const [next] = ahead.map(({ day }) => day).sort();
  if (next === undefined) return undefined;
  if (next <= sunday) return 'Show week';
  return weeksOutText(weeksOut(monday === mondayOf(today) ? today : monday, next));
}
