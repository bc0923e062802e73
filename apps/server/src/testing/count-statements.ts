import { PgAsyncPreparedQuery } from 'drizzle-orm/pg-core/async/session';

const { prototype } = PgAsyncPreparedQuery;

/**
 * Counts the statements an action sends to the database, without those that start and end transactions.
 * @param which counts only statements like this
 */
export async function countStatements(act: () => Promise<unknown>, which = /^/): Promise<number> {
  const { execute } = prototype;
  let count = 0;
  prototype.execute = function (...args) {
    // One driver sends these like any other statement, the other one internally.
    const { sql } = this.getQuery();
    if (!/^(begin|commit|rollback)\b/i.test(sql) && which.test(sql)) count += 1;
    return execute.apply(this, args);
  };
  try {
    await act();
  } finally {
    prototype.execute = execute;
  }
  return count;
}
