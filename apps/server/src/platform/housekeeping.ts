import type { Background } from './background.ts';
import type { Db } from './db/database.ts';
import { deleteEndedAttempts } from './limits/queries.ts';
import { deleteEndedSessions } from './session/queries.ts';

const HOUR_MS = 3_600_000;

interface Options {
  db: Db;
  now: () => Date;
  background: Background;
}

/** Clears away what has ended, at once and every hour. Returns how to stop. */
export function startHousekeeping({ db, now, background }: Options): () => void {
  const clear = () =>
    background.run('housekeeping', async () => {
      await deleteEndedSessions(db, now());
      await deleteEndedAttempts(db, now());
    });
  clear();
  const timer = setInterval(clear, HOUR_MS);
  return () => clearInterval(timer);
}
