import { calendarDayIn } from '@posedown/coaching';
import type { ExportKind } from '@posedown/contract';
import { and, asc, between, eq, is, sql } from 'drizzle-orm';
import { PgTimestamp } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/db/database.ts';
import { users } from '../../../platform/db/schema/index.ts';
import type { DayPageEnd } from '../../../platform/paging.ts';
import type { Cell } from './csv.ts';
import { FILES } from './files/queries.ts';

/** The days of one athlete to export. */
interface ExportRange {
  coachId: string;
  athleteId: string;
  from: string;
  /** Inclusive. */
  to: string;
}

/** The ids of a coach's athletes, ordered by name. */
export async function listAthleteIds(db: Db, coachId: string): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.coachId, coachId), eq(users.role, 'client')))
    .orderBy(asc(users.name), asc(users.id));
  return rows.map(({ id }) => id);
}

/** The column headers of a file. */
export function headsOf(kind: ExportKind): string[] {
  const { day, columns } = FILES[kind];
  return ['Name', ...(day ? ['Date'] : []), ...Object.keys(columns)];
}

/** Larger batches would block other requests. */
const ROWS_AT_ONCE = 1000;

/** Reads a file's rows for one athlete in batches, ordered by day. */
export async function* eachBatch(
  db: Db,
  kind: ExportKind,
  input: ExportRange,
): AsyncGenerator<Cell[][]> {
  let after: DayPageEnd | null = null;
  do {
    const { lines, last }: Batch = await readBatch(db, kind, { ...input, after });
    yield lines;
    after = last;
  } while (after);
}

interface Batch {
  lines: Cell[][];
  /** The last row of the batch. Null if nothing follows. */
  last: DayPageEnd | null;
}

type After = ExportRange & { after: DayPageEnd | null };

/** The rows come as one JSON text, because mapping each cell of each row took four times as long. */
async function readBatch(db: Db, kind: ExportKind, page: After): Promise<Batch> {
  const { day, spread } = FILES[kind];
  const limit = spread?.rowsAtOnce ?? ROWS_AT_ONCE;
  const rows = selectRows(db, kind, page, limit).as('found');
  const [found] = await db
    .select({
      // A row without sets only marks where the next batch starts.
      lines: sql<Cell[][] | null>`json_agg(${rows.cells} order by ${rows.place})
        filter (where ${rows.nth} is not null)`,
      zone: sql<string>`max(${rows.zone})`,
      places: sql<number>`count(distinct (${rows.date}, ${rows.id}))::int`,
      last: sql<DayPageEnd>`(array_agg(
        json_build_object('date', ${rows.date}, 'id', ${rows.id}) order by ${rows.place} desc))[1]`,
    })
    .from(rows);
  if (!found?.lines && !found?.places) return { lines: [], last: null };
  return {
    lines: inZone(kind, found.lines ?? [], found.zone),
    last: day && found.places === limit ? found.last : null,
  };
}

/**
 * Replaces instants by the athlete's calendar day. It is computed here because the database may use different time
 * zone data.
 */
function inZone(kind: ExportKind, lines: Cell[][], zone: string): Cell[][] {
  const places = columnsOf(kind).flatMap((column, place) =>
    is(column, PgTimestamp) ? [place] : [],
  );
  for (const line of lines) {
    for (const place of places) line[place] = calendarDayIn(new Date(String(line[place])), zone);
  }
  return lines;
}

function columnsOf(kind: ExportKind) {
  const { day, columns } = FILES[kind];
  return [users.name, ...(day ? [day.date] : []), ...Object.values(columns)];
}

function selectRows(db: Db, kind: ExportKind, page: After, limit: number) {
  const { table, more, athleteId, day, spread } = FILES[kind];
  const order = sql.join(
    [...(day ? [day.date, day.id] : []), ...(spread ? [spread.order] : []), users.id],
    sql`, `,
  );
  const query = db
    .select({
      date: sql<string>`${day?.date ?? null}::text`.as('on_day'),
      id: sql<string>`${day?.id ?? null}::text`.as('row_id'),
      nth: sql`${spread?.order ?? sql`0`}`.as('nth'),
      zone: sql<string>`${users.timezone}`.as('zone'),
      place: sql<number>`row_number() over (order by ${order})`.as('row_place'),
      cells: sql<Cell[]>`json_build_array(${sql.join(columnsOf(kind), sql`, `)})`.as('cells'),
    })
    .from(table)
    // Skip athletes handed over during the export.
    .innerJoin(users, and(eq(users.id, athleteId), eq(users.coachId, page.coachId)))
    .$dynamic();
  // Left join: a row without sets still marks where the next batch starts.
  const joined = more ? query.leftJoin(more.table, more.on) : query;
  return joined.where(and(eq(athleteId, page.athleteId), pageOf(kind, page, limit)));
}

/** Condition for the athlete's next page of rows. */
function pageOf(kind: ExportKind, { athleteId, from, to, after }: After, limit: number) {
  const { table, day, ...file } = FILES[kind];
  if (!day) return undefined;
  const place = sql`(${day.date}, ${day.id})`;
  const later = after ? sql`${place} > (${after.date}::date, ${after.id}::uuid)` : undefined;
  const isOnPage = and(eq(file.athleteId, athleteId), between(day.date, from, to), later);
  return sql`${place} in (
    select ${day.date}, ${day.id} from ${table} where ${isOnPage}
    order by ${day.date}, ${day.id} limit ${limit}
  )`;
}
