import { calendarDayIn, counted, daysBetween } from '@posedown/coaching';
import type { InboxRow } from '@posedown/contract';

/** The color of a row's dot. */
export function rowTone({ isRedFlag, state, status }: InboxRow) {
  if (isRedFlag) return 'behind';
  if (state === 'overdue') return 'muted';
  return status ?? 'muted';
}

/** The text at the end of a row: how late it is, how long it waits, or the weeks to the show. */
export function rowNote(row: InboxRow, today: string): string {
  const { state, daysLate, weeksOut, submittedAt } = row;
  if (state === 'overdue' && daysLate !== null) return `${counted(daysLate, 'day')} late`;
  if (state === 'unseen') return 'Reply not seen';
  if (weeksOut !== null && weeksOut <= 16) return `${weeksOut} wk out`;
  if (!submittedAt) return '';
  const days = daysBetween(calendarDayIn(new Date(submittedAt), 'UTC'), today);
  return days <= 0 ? 'Today' : days === 1 ? 'Yesterday' : `${days} days ago`;
}
