import { calendarDayIn, churnRisk } from '@posedown/coaching';
import type { AthleteAtRisk } from '@posedown/contract';
import { cutPage } from '../../platform/paging.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { type AthletePageEnd, athleteCursorOf, readAthleteCursor } from './athlete-cursor.ts';
import { listMembersWithSigns, type Member } from './queries.ts';

export interface PageInput {
  limit: number;
  cursor?: string | undefined;
}

/**
 * A page of the coach's athletes with high or medium risk, worst first. @throws AppError `invalid_input` for an unknown
 * cursor
 */
export async function listAtRisk(
  { db }: Pick<Services, 'db'>,
  { userId }: Actor,
  { limit, cursor }: PageInput,
) {
  const after = readAthleteCursor(cursor, 'number');
  const risks = await findAtRisk(db, userId);
  const start = after ? risks.findIndex((risk) => compare(endOf(risk), after) > 0) : 0;
  const found = start < 0 ? [] : risks.slice(start, start + limit + 1);
  const { rows, nextCursor } = cutPage(found, limit, (last) => athleteCursorOf(endOf(last)));
  return { athletes: rows, nextCursor };
}

/** All of a coach's athletes with high or medium risk, worst first. */
export async function findAtRisk(db: Services['db'], coachId: string): Promise<AthleteAtRisk[]> {
  const members = await listMembersWithSigns(db, coachId);
  return members
    .map(assessRisk)
    .filter(({ level }) => level !== 'low')
    .sort((one, other) => compare(endOf(one), endOf(other)));
}

const endOf = ({ id, name, score }: AthleteAtRisk): AthletePageEnd => ({
  key: String(score),
  id,
  name,
});

function compare(one: AthletePageEnd, other: AthletePageEnd): number {
  const byScore = Number(other.key) - Number(one.key);
  return byScore || order(one.name, other.name) || order(one.id, other.id);
}

const order = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/** The athlete's risk of leaving, as of the day their roster row was assessed. */
function assessRisk(member: Member): AthleteAtRisk {
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

/** A message from a former or removed coach doesn't wait for a reply. */
function lastWriter({ id, coachId, lastFromId }: Member): 'athlete' | 'coach' | null {
  if (lastFromId === id) return 'athlete';
  return lastFromId === coachId ? 'coach' : null;
}
