import type { Quota, QuotaKind, Settings } from '../../settings.ts';
import type { Db } from '../db/database.ts';
import { measureStored } from '../db/measure-stored.ts';
import { AppError } from '../errors.ts';
import { durationText, keyOf } from './limit.ts';
import { countAmounts } from './queries.ts';

const DAY_MS = 24 * 3_600_000;
/** Storage is measured at a day's first write and then at each of these counts. */
const MEASURE_EVERY = 200;

interface Deps {
  db: Db;
  settings: Pick<Settings, 'quotas'>;
  now: () => Date;
}

interface Write {
  userId: string;
  kind: QuotaKind;
  bytes: number;
}

/** Counts each person's writes in 24 hours, and regularly measures their stored data. */
export function createQuotas({ db, settings, now }: Deps) {
  /** People over their quota, measured at every write until they have room again. */
  const full = new Set<string>();

  async function requireRoom({ userId, kind }: Write, quota: Quota) {
    const sender = `${kind} ${userId}`;
    const stored = await measureStored(db, kind, userId);
    if (stored.rows < quota.rows && stored.bytes < quota.bytes) return full.delete(sender);
    full.add(sender);
    throw new AppError('conflict', {
      userMessage: `You've reached the limit for stored ${kind}. Delete some you no longer need and try again.`,
    });
  }

  return {
    /** @throws AppError `too_many_requests` beyond the daily quota, `conflict` if too much is stored */
    async charge(write: Write) {
      const { userId, kind, bytes } = write;
      const quota = settings.quotas[kind];
      const at = now();
      const counted = await countAmounts(
        db,
        [
          { key: keyOf(`quota-${kind}-rows`, [userId]), amount: 1 },
          { key: keyOf(`quota-${kind}-bytes`, [userId]), amount: bytes },
        ],
        at,
        new Date(at.getTime() + DAY_MS),
      );
      const [rows, size] = counted;
      if (rows.count > quota.rowsPerDay) throw usedUp(kind, rows.windowEndsAt, at);
      if (size.count > quota.bytesPerDay) throw usedUp(kind, size.windowEndsAt, at);
      const isDue = rows.count % MEASURE_EVERY === 1 || full.has(`${kind} ${userId}`);
      if (isDue) await requireRoom(write, quota);
    },
  };
}

function usedUp(kind: QuotaKind, until: Date, at: Date): AppError {
  const seconds = Math.max(1, Math.ceil((until.getTime() - at.getTime()) / 1000));
  return new AppError('too_many_requests', {
    userMessage: `You've reached the daily limit for ${kind}. Please try again in ${durationText(seconds)}.`,
    retryAfterSeconds: seconds,
  });
}
