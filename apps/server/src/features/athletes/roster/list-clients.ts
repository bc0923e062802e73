import { type ClientStatus, weeksOut } from '@posedown/coaching';
import {
  type ClientCard,
  calendarDaySchema,
  type RosterSort,
  type UNRATED,
  type Units,
} from '@posedown/contract';
import { cutPage, noCursor } from '../../../platform/paging.ts';
import type { Services } from '../../../platform/services.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { findCoachSettings } from '../../insights/index.ts';
import { countRoster, listRoster, type RosterEntry, type RosterPageEnd } from './queries.ts';

const PREP_DAYS = 10 * 7;

/** The counts shown above the roster. */
export async function summariseClients({ db }: Pick<Services, 'db'>, actor: Actor) {
  const counted = await countRoster(db, actor.userId, PREP_DAYS);
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
    inPrep: counted.inPrep,
    averageCompliance: rated > 0 ? Math.round(points / rated) : null,
    checkedInToday: counted.checkedInToday,
  };
}

interface ListClientsInput {
  search?: string | undefined;
  status?: ClientStatus | typeof UNRATED | undefined;
  sort?: RosterSort | undefined;
  limit: number;
  cursor?: string | undefined;
}

/**
 * A page of the coach's athletes, sorted by need or another order. @throws AppError
 * `invalid_input` for an unknown cursor
 */
export async function listClients(
  { db }: Pick<Services, 'db'>,
  actor: Actor,
  { search, status, sort = 'need', limit, cursor }: ListClientsInput,
): Promise<{ clients: ClientCard[]; units: Units; nextCursor: string | null }> {
  const after = cursor ? decodeCursor(cursor, sort) : null;
  const coachId = actor.userId;
  const found = await listRoster(db, { coachId, search, status, sort, limit: limit + 1, after });
  const { rows, nextCursor } = cutPage(found, limit, (last) => encodeCursor(sort, last));
  const { defaultUnits: units } = await findCoachSettings(db, coachId);
  return { clients: rows.map(({ entry }) => toCard(entry)), units, nextCursor };
}

/** Uses the day in the athlete's time zone for which the row was assessed. */
function toCard(entry: RosterEntry): ClientCard {
  const { athleteId, coachId: _coach, urgency: _urgency, assessedOn: today, ...card } = entry;
  return {
    ...card,
    today,
    id: athleteId,
    weeksOut: entry.competitionDate ? weeksOut(today, entry.competitionDate) : null,
  };
}

type Line = Awaited<ReturnType<typeof listRoster>>[number];

const encodeCursor = (sort: RosterSort, { key, entry: { athleteId } }: Line) =>
  Buffer.from(`${sort}|${athleteId}|${key}`).toString('base64url');

const PLACE = /^([a-z-]+)\|([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\|([^\0]{1,200})$/s;
const isNumber = (key: string) => /^\d{1,9}$/.test(key);
const isDay = (key: string) => calendarDaySchema.safeParse(key).success;
/** Whether the database can parse a cursor's key in each sort order. */
const IS_KEY: Record<RosterSort, (key: string) => boolean> = {
  need: isNumber,
  compliance: isNumber,
  show: isDay,
  'check-in': isDay,
  name: () => true,
};

function decodeCursor(cursor: string, sort: RosterSort): RosterPageEnd {
  const parts = PLACE.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  const [, order, athleteId, key] = parts;
  if (order !== sort || athleteId === undefined || key === undefined || !IS_KEY[sort](key)) {
    throw noCursor();
  }
  return { key, athleteId };
}
