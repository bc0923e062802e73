import { calendarDayIn, churnRisk } from '@posedown/coaching';
import type { AthleteAtRisk } from '@posedown/contract';
import type { Member } from './queries.ts';

/** How likely an athlete is to leave, as of the day on which their roster row was assessed. */
export function assessRisk(member: Member): AthleteAtRisk {
  const { id, name, today, timezone, lastLog, adherence, adherenceBefore } = member;
  const { lastAt } = member;
  const from = lastWriter(member);
  const risk = churnRisk({
    today,
    lastLog: lastLog ?? today,
    adherence,
    adherenceBefore,
    lastMessage: from && lastAt ? { from, on: calendarDayIn(lastAt, timezone) } : null,
  });
  return { id, name, ...risk };
}

/** Whoever coached them before, or is gone since, waits for nothing. */
function lastWriter({ id, coachId, lastFromId }: Member): 'athlete' | 'coach' | null {
  if (lastFromId === id) return 'athlete';
  return lastFromId === coachId ? 'coach' : null;
}
