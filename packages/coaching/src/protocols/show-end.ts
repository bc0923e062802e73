import { addDays, type CalendarDay, daysBetween } from '../calendar/calendar-day.ts';
import { counted } from '../text/counted.ts';
import type { ProtocolJudgement, ProtocolPhase, ProtocolType } from './protocol.ts';

/** Days per week. */
export const DAYS = 7;

/** How far a protocol misses the show, in whole weeks; null if not. A last week containing the show ends with it. */
export function missedBy(daysPast: number): string | null {
  const weeksEarly = Math.floor((-daysPast - 1) / DAYS);
  const weeksLate = Math.floor((daysPast + 1) / DAYS);
  if (weeksLate > 0) return `It ends ${counted(weeksLate, 'week')} after the show.`;
  if (weeksEarly <= 0) return null;
  return `It ends ${counted(weeksEarly, 'week')} before the show: the peak would come too early.`;
}

/** A protocol as approved. */
interface ApprovedProtocol {
  protocolType: ProtocolType;
  startsOn: CalendarDay;
  phases: readonly Pick<ProtocolPhase, 'weeks'>[];
  safety: Pick<ProtocolJudgement, 'findings' | 'outlook'>;
}

/**
 * What is wrong with an active prep's end since its show moved or was withdrawn. Null once the prep is over, or if
 * it ends with one of the athlete's shows (possibly past) or as approved.
 */
export function showEndFault(
  { protocolType, startsOn, phases, safety }: ApprovedProtocol,
  { today, showDays }: { today: CalendarDay; showDays: readonly CalendarDay[] },
): string | null {
  const lastDay = safety.outlook.at(-1)?.endDate;
  if (protocolType !== 'competition_prep' || !lastDay || lastDay < today) return null;
  const weeks = phases.reduce((sum, phase) => sum + phase.weeks, 0);
  const endDate = addDays(startsOn, DAYS * weeks - 1);
  const ledUpTo = showDays.filter((day) => day >= startsOn || day >= today).sort();
  const show = ledUpTo.find((day) => day >= today) ?? ledUpTo.at(-1);
  if (!show) return 'The show this protocol was made for has been removed.';
  const isFit = (missed: string | null) =>
    missed === null || safety.findings.some(({ text }) => text === missed);
  const missedOf = (day: CalendarDay) => missedBy(daysBetween(day, endDate));
  if (ledUpTo.some((day) => isFit(missedOf(day)))) return null;
  return `The current protocol was made for another show day. ${missedOf(show)}`;
}
