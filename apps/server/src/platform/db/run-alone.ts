import { randomUUID } from 'node:crypto';
import { and, eq, or, sql } from 'drizzle-orm';
import type { Services } from '../services.ts';
import { installation } from './schema/index.ts';

/** After a crash, another process takes over once this time has passed. Longer than any batch takes. */
const CLAIM_MS = 10 * 60_000;

type Deps = Pick<Services, 'db' | 'now'>;

/**
 * Does a long job outside of transactions, unless another process is doing it.
 * @param work calls `renew` before each batch and stops if it returns false: then another process took over
 */
export async function runAlone(
  { db, now }: Deps,
  job: string,
  work: (renew: () => Promise<boolean>) => Promise<void>,
): Promise<void> {
  const claimed = { db, key: `claim on ${job}`, owner: randomUUID() };
  const renew = () => claim(claimed, now());
  if (!(await renew())) return;
  try {
    await work(renew);
  } finally {
    await release(claimed);
  }
}

interface Claim extends Pick<Services, 'db'> {
  key: string;
  owner: string;
}

/** The stored claim: when it expires, then its owner. */
const isOwn = (owner: string) => sql`right(${installation.value}, ${owner.length}) = ${owner}`;

async function claim({ db, key, owner }: Claim, now: Date): Promise<boolean> {
  const value = `${new Date(now.getTime() + CLAIM_MS).toISOString()} ${owner}`;
  const isExpired = sql`${installation.value} collate "C" < ${now.toISOString()}`;
  const rows = await db
    .insert(installation)
    .values({ key, value })
    .onConflictDoUpdate({
      target: installation.key,
      set: { value },
      setWhere: or(isExpired, isOwn(owner)),
    })
    .returning({ key: installation.key });
  return rows.length > 0;
}

async function release({ db, key, owner }: Claim) {
  await db.delete(installation).where(and(eq(installation.key, key), isOwn(owner)));
}
