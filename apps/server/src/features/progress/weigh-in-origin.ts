import { v5 as uuidv5 } from 'uuid';
import type { Tx } from '../../platform/db/database.ts';
import { listPeakDays, type StoredEntry, setCheckInWeight, setPeakDayWeight } from './queries.ts';

/** A day of a show's peak week. */
interface PeakDay {
  competitionId: string;
  date: string;
}

/** Names the weigh-in of a day of peak week, so that it is one entry however often it is changed. */
export const peakDayKey = ({ competitionId, date }: PeakDay): string => uuidv5(date, competitionId);

/** Says where an entry's weight was given, in a check-in or a day of peak week, what it is now. */
export async function setOriginWeight(
  tx: Tx,
  entry: Pick<StoredEntry, 'userId' | 'requestKey' | 'date'>,
  weight: number | null,
): Promise<void> {
  await setCheckInWeight(tx, entry, weight);
  if (entry.requestKey === null) return;
  const days = await listPeakDays(tx, entry.userId, [entry.date]);
  const origin = days.find((day) => peakDayKey(day) === entry.requestKey);
  if (origin) await setPeakDayWeight(tx, { ...origin, userId: entry.userId }, weight);
}
