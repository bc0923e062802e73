import type { WrittenIn } from '@posedown/coaching';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import {
  dailyCheckIns,
  messages,
  progressEntries,
  users,
  weeklyCheckIns,
} from '../../../platform/db/schema/index.ts';
import type { TextScan } from '../scan-text.ts';

/** Text that was never scanned, or only by older rules. */
export interface UnscannedText {
  id: string;
  athleteId: string;
  text: string;
  /** The finding of older rules. */
  redFlag: string | null;
  /** The day the text is about. Null for a message, which is about the day it was sent. */
  day: string | null;
  createdMs: number;
}

interface Source {
  table: SQL;
  athleteId: SQL;
  text: SQL;
  day: SQL;
  /** Condition for rows with text written by athletes. */
  isTheirs: SQL;
}

const NOTED = { athleteId: sql`user_id`, text: sql`notes`, day: sql`date::text` };

const SOURCES: Record<WrittenIn, Source> = {
  message: {
    table: sql`${messages}`,
    athleteId: sql`athlete_id`,
    text: sql`content`,
    day: sql`null::text`,
    isTheirs: sql`from_user_id = athlete_id and content <> ''`,
  },
  'check-in': { ...NOTED, table: sql`${dailyCheckIns}`, isTheirs: sql`notes is not null` },
  'weekly-check-in': {
    table: sql`${weeklyCheckIns}`,
    athleteId: sql`athlete_id`,
    text: sql`notes`,
    day: sql`due_on::text`,
    isTheirs: sql`notes is not null`,
  },
  entry: { ...NOTED, table: sql`${progressEntries}`, isTheirs: sql`notes is not null` },
};

/** A batch of texts from one source that were never scanned, or only by older rules. */
export async function listUnscanned(
  db: Db,
  place: WrittenIn,
  { rulesVersion, limit }: { rulesVersion: number; limit: number },
): Promise<UnscannedText[]> {
  const { table, athleteId, text, day, isTheirs } = SOURCES[place];
  const result: unknown = await db.execute(sql`
    select id, ${athleteId} as "athleteId", ${text} as text, red_flag as "redFlag", ${day} as day,
      (extract(epoch from created_at) * 1000)::float8 as "createdMs"
    from ${table}
    where ${isTheirs} and rules_version < ${rulesVersion}
    limit ${limit}`);
  return rowsOf<UnscannedText>(result);
}

/** Stores the result unless the text changed in the meantime. @returns whether it was stored */
export async function storeScan(
  tx: Tx,
  place: WrittenIn,
  words: UnscannedText,
  { redFlag, rulesVersion }: TextScan,
): Promise<boolean> {
  const { table, athleteId, text } = SOURCES[place];
  const result: unknown = await tx.execute(sql`
    update ${table} set red_flag = ${redFlag}, rules_version = ${rulesVersion}
    where ${athleteId} = ${words.athleteId} and id = ${words.id} and ${text} = ${words.text}
      and rules_version < ${rulesVersion}
    returning id`);
  return rowsOf(result).length > 0;
}

/** Locks the author's row until the transaction ends. */
export async function lockWriter(tx: Tx, athleteId: string) {
  const { id, name, coachId, timezone } = users;
  const [writer] = await tx
    .select({ id, name, coachId, timezone })
    .from(users)
    .where(eq(users.id, athleteId))
    .for('no key update');
  return writer ?? null;
}

/** Both database drivers return an object with the rows. */
const rowsOf = <Row>(result: unknown) => (result as { rows: Row[] }).rows;
