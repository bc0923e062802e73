import pg from 'pg';

/** Reasons for database failures the request isn't responsible for. */
export type DatabaseFailure = 'full' | 'read-only' | 'busy' | 'away';

/** PostgreSQL's and system error codes by reason. */
const CODES: Record<string, DatabaseFailure> = {
  '53100': 'full',
  ENOSPC: 'full',
  // Rolled back in favor of another transaction, or by a timeout. A retry may succeed.
  '40001': 'busy',
  '40P01': 'busy',
  '55P03': 'busy',
  '57014': 'busy',
  '25P03': 'busy',
  // From PgBouncer: a request has waited too long for a connection, or PostgreSQL rejects new ones.
  '08P01': 'away',
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
const LOCK_CONFLICTS = ['40P01', '55P03'];

/** The driver's own errors have no code. */
const DRIVER_MESSAGES =
  /^(timeout exceeded when trying to connect|Connection terminated|Client (was closed|has encountered a connection error) and is not queryable)/;

/**
 * The kind of row a write referenced that was deleted in the meantime: a person who deleted their account, or an
 * item such as a show. Null for any other error.
 */
export function deletedMeanwhile(error: unknown): 'account' | 'thing' | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (!('code' in cause) || cause.code !== '23503') continue;
    const isAccount = 'constraint' in cause && /_users_id_fkey$/.test(String(cause.constraint));
    if (isAccount) return 'account';
    // The same code also means deleting a row that is still referenced, which is a bug.
    return cause.message.startsWith('insert or update ') ? 'thing' : null;
  }
  return null;
}

/**
 * The embedded database is only read-only on a full disk: see `read-only-while-full.ts`. A server gives no reason: it
 * may be a standby after a failover, or configured that way.
 */
function whyReadOnly(error: Error): DatabaseFailure {
  return error instanceof pg.DatabaseError ? 'read-only' : 'full';
}

/** The reason for a database failure, or null for any other error. */
export function databaseFailure(error: unknown): DatabaseFailure | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : '';
    if (code === READ_ONLY) return whyReadOnly(cause);
    const reason = CODES[code];
    if (reason) return reason;
    if (DRIVER_MESSAGES.test(cause.message)) return 'away';
  }
  return null;
}

/** Whether a transaction failed because of other transactions' locks, so that a retry may succeed. */
export function isLockConflict(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && LOCK_CONFLICTS.includes(String(cause.code))) return true;
  }
  return false;
}

/** For optional writes: if nothing can be saved, the response is sent without them. @throws every other error */
export function unlessReadOnly(error: unknown): false {
  const failure = databaseFailure(error);
  if (failure !== 'full' && failure !== 'read-only') throw error;
  return false;
}
