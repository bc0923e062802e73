import { v5 as uuidv5 } from 'uuid';
import type { Db, Tx } from '../../platform/db/database.ts';
import { bumpCheckIn, hasCheckIn } from '../check-ins/index.ts';
import { type EntrySource, listPeakDays, OWN, type StoredEntry } from './queries.ts';

/** A day of a show's peak week. */
interface PeakDay {
  competitionId: string;
  date: string;
}

/** The request key that restores the weigh-in of a day of peak week. */
export const peakDayKey = ({ competitionId, date }: PeakDay): string => uuidv5(date, competitionId);

interface Sent {
  userId: string;
  date: string;
  requestKey: string | null;
}

/** The check-in or the day of peak week that a request key names; any other key names the entry itself. */
export async function findSource(db: Db, { userId, date, requestKey }: Sent): Promise<EntrySource> {
  if (requestKey === null) return OWN;
  if (await hasCheckIn(db, { userId, id: requestKey, date })) {
    return { source: 'check-in', sourceId: requestKey };
  }
  const days = await listPeakDays(db, userId, [date]);
  const day = days.find((candidate) => peakDayKey(candidate) === requestKey);
  return day ? { source: 'peak-week', sourceId: day.competitionId } : OWN;
}

/** A check-in form that was opened before its weight changed here is outdated. */
export async function touchSource(tx: Tx, { userId, source, sourceId }: StoredEntry) {
  if (source === 'check-in' && sourceId) await bumpCheckIn(tx, { userId, id: sourceId });
}
