import { athletePhase, type ClientStatus, weeksOut } from '@posedown/coaching';
import {
  type ClientCard,
  calendarDaySchema,
  type RosterSort,
  type RosterView,
  type UNRATED,
  type Units,
} from '@posedown/contract';
import { cutPage, noCursor } from '../../../../platform/paging.ts';
import type { Services } from '../../../../platform/services.ts';
import type { Actor } from '../../../../platform/session/actor.ts';
import { findCoachSettings } from '../../../insights/index.ts';
import { countNeeds, findRowDetails, type RowDetails } from '../needs/queries.ts';
import type { RosterEntry } from '../queries.ts';
import { countRoster, listRoster, type RosterPageEnd } from './queries.ts';

/** The counts shown above the roster. */
export async function summariseClients({ db, now }: Pick<Services, 'db' | 'now'>, actor: Actor) {
  const counted = await countRoster(db, actor.userId);
  const needs = await countNeeds(db, actor.userId, now());
  const athletes = (status: ClientStatus | null) =>
    counted.byStatus.find((row) => row.status === status)?.athletes ?? 0;
  const total = counted.byStatus.reduce((sum, row) => sum + row.athletes, 0);
  const rated = total - athletes(null);
  const points = counted.byStatus.reduce((sum, row) => sum + row.compliance, 0);
  return {
    total,
    byStatus: {
      excellent: athletes('excellent'),
      good: athletes('good'),
      warning: athletes('warning'),
      behind: athletes('behind'),
      unrated: athletes(null),
    },
    inPrep: counted.prep,
    averageCompliance: rated > 0 ? Math.round(points / rated) : null,
    checkedInToday: counted.checkedInToday,
    views: { needs, prep: counted.prep, off_plan: counted.offPlan, quiet: counted.quiet },
  };
}

interface ListClientsInput {
  search?: string | undefined;
  status?: ClientStatus | typeof UNRATED | undefined;
  view?: RosterView | undefined;
  tag?: string | undefined;
  sort?: RosterSort | undefined;
  reverse?: 'true' | undefined;
  limit: number;
  cursor?: string | undefined;
}

/**
 * A page of the coach's athletes, sorted by need or another order. @throws AppError
 * `invalid_input` for an unknown cursor
 */
export async function listClients(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { userId: coachId }: Actor,
  { sort = 'need', reverse, limit, cursor, ...filters }: ListClientsInput,
): Promise<{ clients: ClientCard[]; units: Units; nextCursor: string | null }> {
  const isReversed = reverse === 'true';
  const after = cursor ? decodeCursor(cursor, sort) : null;
  const instant = now();
  const found = await listRoster(db, {
    ...{ ...filters, coachId, now: instant, sort, isReversed, after },
    limit: limit + 1,
  });
  const { rows, nextCursor } = cutPage(found, limit, (last) => encodeCursor(sort, last));
  const ids = rows.map(({ entry }) => entry.athleteId);
  const details = await findRowDetails(db, { coachId, now: instant, ids });
  const { defaultUnits: units } = await findCoachSettings(db, coachId);
  return {
    clients: rows.flatMap(({ entry, tags }) => {
      const found = details.get(entry.athleteId);
      // Without details, the athlete was handed over or deleted in the meantime.
      return found ? [{ ...toCard(entry, found), tags }] : [];
    }),
    units,
    nextCursor,
  };
}

const DAY_HOURS = 24;

/** Uses the day in the athlete's time zone for which the row was assessed. */
function toCard(entry: RosterEntry, details: RowDetails): Omit<ClientCard, 'tags'> {
  const { athleteId, coachId: _coach, urgency: _urgency, assessedOn: today, ...card } = entry;
  const { primaryGoal, weeklyPercent, pace, needs, needCount, nextTask } = details;
  const weeks = entry.competitionDate ? weeksOut(today, entry.competitionDate) : null;
  return {
    ...card,
    ...{ today, weeklyPercent, pace, needCount, nextTask },
    id: athleteId,
    weeksOut: weeks,
    phase: athletePhase({ primaryGoal, weeksOut: weeks }),
    weekly: weeklyOf(details),
    needs: needs.map((need) => ({ ...need, since: new Date(need.since).toISOString() })),
  };
}

function weeklyOf({ dueOn, lateHours, isWaiting }: RowDetails): ClientCard['weekly'] {
  if (dueOn === null || lateHours === null) return null;
  const daysLate = Math.max(0, Math.floor(lateHours / DAY_HOURS));
  return { state: isWaiting ? 'waiting' : daysLate > 0 ? 'overdue' : null, dueOn, daysLate };
}

type Line = Awaited<ReturnType<typeof listRoster>>[number];

const encodeCursor = (sort: RosterSort, { key, entry: { athleteId } }: Line) =>
  Buffer.from(`${sort}|${athleteId}|${key}`).toString('base64url');

const PLACE = /^([a-z-]+)\|([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\|([^\0]{1,200})$/s;
const LARGEST_INTEGER = 2_147_483_647;
const isNumber = (key: string) =>
  /^-?\d{1,10}$/.test(key) && Math.abs(Number(key)) <= LARGEST_INTEGER;
const isDecimal = (key: string) => /^-?\d{1,10}(\.\d{1,20})?(e-?\d{1,2})?$/.test(key);
const isDay = (key: string) => calendarDaySchema.safeParse(key).success;
/** Whether the database can parse a cursor's key in each sort order. */
const IS_KEY: Record<RosterSort, (key: string) => boolean> = {
  need: isNumber,
  compliance: isNumber,
  show: isDay,
  'check-in': isDay,
  name: () => true,
  rate: isDecimal,
  due: isDay,
  task: isDay,
  unread: isNumber,
  progress: isNumber,
};

function decodeCursor(cursor: string, sort: RosterSort): RosterPageEnd {
  const parts = PLACE.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  const [, order, athleteId, key] = parts;
  if (order !== sort || athleteId === undefined || key === undefined || !IS_KEY[sort](key)) {
    throw noCursor();
  }
  return { key, athleteId };
}
