import { calendarDayIn, churnRisk } from '@posedown/coaching';
import type { AthleteAtRisk } from '@posedown/contract';
import type { Member } from './queries.ts';

/** How likely an athlete is to leave, as of the day for which the roster judged them. */
export function judgeRisk(member: Member): AthleteAtRisk {
  const { id, name, today, timezone, lastLog, adherence, adherenceBefore } = member;
  const { lastFromId, lastAt } = member;
  const from = lastFromId === id ? ('athlete' as const) : ('coach' as const);
  // Whoever wrote and is gone since waits for nothing.
  const hasLast = lastFromId !== null && lastAt !== null;
  const risk = churnRisk({
    today,
    lastLog: lastLog ?? today,
    adherence,
    adherenceBefore,
    lastMessage: hasLast ? { from, on: calendarDayIn(lastAt, timezone) } : null,
  });
  return { id, name, ...risk };
}
