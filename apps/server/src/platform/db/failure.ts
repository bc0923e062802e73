import pg from 'pg';

/** Why a database could not do what it was asked, where the request is not to blame. */
export type DatabaseFailure = 'full' | 'read-only' | 'busy' | 'away';

/** PostgreSQL's codes, and the system's, by what they come to. */
const CODES: Record<string, DatabaseFailure> = {
  '53100': 'full',
  ENOSPC: 'full',
  // Rolled back in favor of another transaction, or by a timeout: the same again may succeed.
  '40001': 'busy',
  '40P01': 'busy',
  '55P03': 'busy',
  '57014': 'busy',
  '25P03': 'busy',
  '53300': 'away',
  '57P01': 'away',
  '57P02': 'away',
  '57P03': 'away',
  ECONNREFUSED: 'away',
  ECONNRESET: 'away',
  EPIPE: 'away',
  ETIMEDOUT: 'away',
  ENOTFOUND: 'away',
  EAI_AGAIN: 'away',
};

const READ_ONLY = '25006';

/** PostgreSQL's codes for a deadlock and a lock timeout. */
const HELD_BY_OTHERS = ['40P01', '55P03'];

/** The driver gives what it says itself no code. */
const DRIVER_SAYS =
  /^(timeout exceeded when trying to connect|Connection terminated|Client (was closed|has encountered a connection error) and is not queryable)/;

/**
 * What a write referenced that was deleted since the call began: a person who deleted their account, or a thing such as
 * a show; null for any other error.
 */
export function goneMeanwhile(error: unknown): 'account' | 'thing' | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (!('code' in cause) || cause.code !== '23503') continue;
    const isAccount = 'constraint' in cause && /_users_id_fkey$/.test(String(cause.constraint));
    if (isAccount) return 'account';
    // The same code also means deleting something still referenced, which is a bug of ours.
    return cause.message.startsWith('insert or update ') ? 'thing' : null;
  }
  return null;
}

/**
 * The embedded database is only read-only on a full disk: see `read-only-while-full.ts`. A server doesn't give a
 * reason: it may be a standby after a failover, or configured that way.
 */
function whyReadOnly(error: Error): DatabaseFailure {
  return error instanceof pg.DatabaseError ? 'read-only' : 'full';
}

/** Why the database couldn't work, or null for any other error. */
export function databaseFailure(error: unknown): DatabaseFailure | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : '';
    if (code === READ_ONLY) return whyReadOnly(cause);
    const known = CODES[code];
    if (known) return known;
    if (DRIVER_SAYS.test(cause.message)) return 'away';
  }
  return null;
}

/** Whether a transaction failed on locks of others, so that a retry may succeed. */
export function isHeldByOthers(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && HELD_BY_OTHERS.includes(String(cause.code))) return true;
  }
  return false;
}

/**
 * For optional writes next to a reply: if nothing can be saved, the reply goes out without them. @throws every other
 * error
 */
export function unlessReadOnly(error: unknown): false {
  const failure = databaseFailure(error);
  if (failure !== 'full' && failure !== 'read-only') throw error;
  return false;
}
