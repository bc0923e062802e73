import { calendarDayIn } from '@posedown/coaching';
import { TIMELINE_KINDS, type Timeline, type TimelineEntry } from '@posedown/contract';
import { cutPage } from '../../platform/paging.ts';
import type { Services } from '../../platform/services.ts';
import type { Person } from '../athletes/index.ts';
import { readTimeline, type StoredDetails, type StoredEntry } from './queries.ts';
import { readTimelineCursor, timelineCursorOf } from './timeline-cursor.ts';

interface ShowTimelineInput {
  coachId: string;
  athlete: Person;
  /** The kinds as in the address; undefined for all. */
  kinds: string | undefined;
  limit: number;
  cursor: string | undefined;
}

/**
 * A page of an athlete's timeline for their coach, newest first.
 * @throws AppError `invalid_input` for an unknown cursor
 */
export async function showTimeline(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { coachId, athlete, kinds, limit, cursor }: ShowTimelineInput,
): Promise<Timeline> {
  const { id: athleteId, timezone, units, createdAt } = athlete;
  const chosen = kinds?.split(',');
  const { entries, shows } = await readTimeline(db, {
    ...{ athleteId, coachId, timezone, limit: limit + 1 },
    kinds: TIMELINE_KINDS.filter((kind) => chosen?.includes(kind) ?? true),
    after: readTimelineCursor(cursor),
  });
  const { rows, nextCursor } = cutPage(entries, limit, timelineCursorOf);
  return {
    entries: rows.map((row) => toEntry(row, timezone)),
    ...{ nextCursor, units, shows },
    today: calendarDayIn(now(), timezone),
    joinedOn: calendarDayIn(createdAt, timezone),
  };
}

function toEntry(stored: StoredEntry, timezone: string): TimelineEntry {
  const at = new Date(stored.at);
  const base = { id: stored.id, at: at.toISOString(), day: calendarDayIn(at, timezone) };
  switch (stored.kind) {
    case 'plan_change':
      return { ...base, kind: 'plan_change', change: toChange(stored.id, stored.details) };
    case 'check_in':
      return {
        ...{ ...base, kind: 'check_in', ...stored.details },
        answer: toAnswer(stored.details.answer),
      };
    case 'message':
      return {
        ...{ ...base, kind: 'message', ...stored.details },
        answer: toAnswer(stored.details.answer),
      };
    case 'milestone': {
      const { type, details } = stored.details;
      const milestone = { type, ...details } as MilestoneOf;
      return { ...base, kind: 'milestone', milestone };
    }
    case 'alert': {
      const resolvedAt = instantText(stored.details.resolvedAt);
      return { ...base, kind: 'alert', ...stored.details, resolvedAt };
    }
    case 'note':
      return { ...base, kind: 'note', ...stored.details };
    case 'protocol':
      return { ...base, kind: 'protocol', ...stored.details };
  }
}

type MilestoneOf = Extract<TimelineEntry, { kind: 'milestone' }>['milestone'];
type ChangeOf = Extract<TimelineEntry, { kind: 'plan_change' }>['change'];

/** The database formats instants with the offset of its session. */
const instantText = (at: string | null) => at && new Date(at).toISOString();

const toAnswer = (answer: StoredDetails['check_in']['answer']) =>
  answer && { ...answer, at: new Date(answer.at).toISOString() };

function toChange(id: string, details: StoredDetails['plan_change']): ChangeOf {
  const acknowledgedAt = instantText(details.acknowledgedAt);
  const createdAt = instantText(details.createdAt);
  // The columns of a row were stored from one `PlanDifference`.
  return { ...details, id, acknowledgedAt, createdAt } as ChangeOf;
}
