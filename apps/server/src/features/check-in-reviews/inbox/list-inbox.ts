import { paceText, weeksOut } from '@posedown/coaching';
import { type Inbox, type InboxFilter, type InboxRow, idSchema } from '@posedown/contract';
import { cutPage, noCursor } from '../../../platform/paging.ts';
import type { Services } from '../../../platform/services.ts';
import { type InboxLine, readInbox } from './queries.ts';

interface ListInboxInput {
  coachId: string;
  filter: InboxFilter;
  tag?: string | undefined;
  limit: number;
  cursor?: string | undefined;
}

/** A page of the coach's check-ins by need. @throws AppError `invalid_input` for an unknown cursor */
export async function listInbox(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { coachId, filter, tag, limit, cursor }: ListInboxInput,
): Promise<Inbox> {
  const after = readCursor(cursor);
  const { lines, counts } = await readInbox(db, {
    ...{ coachId, now: now(), filter, tag, after },
    limit: limit + 1,
  });
  const { rows, nextCursor } = cutPage(lines, limit, cursorOf);
  return { rows: rows.map(toRow), nextCursor, counts };
}

function toRow(line: InboxLine): InboxRow {
  const { athleteId, name, category, status, state, submittedAt, daysLate } = line;
  const { competitionDate, today, statusReason, redFlag } = line;
  return {
    ...{ athleteId, name, category, status, state, daysLate },
    weeksOut: competitionDate ? weeksOut(today, competitionDate) : null,
    reason: redFlag ?? offPaceReason(line) ?? statusReason,
    isRedFlag: redFlag !== null,
    submittedAt: submittedAt && new Date(submittedAt).toISOString(),
  };
}

/** 'Weight −1.1% a week, plan −1.0% to −0.5%', or null on plan and without a pace. */
function offPaceReason({ pace, weeklyPercent, plannedFrom, plannedTo }: InboxLine) {
  if (pace === null || pace === 'on') return null;
  if (weeklyPercent === null || plannedFrom === null || plannedTo === null) return null;
  return `Weight ${paceText(weeklyPercent)} a week, plan ${paceText(plannedFrom)} to ${paceText(plannedTo)}`;
}

const cursorOf = ({ rank, athleteId }: InboxLine) =>
  Buffer.from(`${rank}|${athleteId}`).toString('base64url');

const CURSOR = /^(\d{1,9})\|(.+)$/;

function readCursor(cursor: string | undefined) {
  if (cursor === undefined) return null;
  const [, rank, athleteId = ''] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (!idSchema.safeParse(athleteId).success) throw noCursor();
  return { rank: Number(rank), athleteId };
}
