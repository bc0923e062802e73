import { PgAsyncPreparedQuery } from 'drizzle-orm/pg-core/async/session';

const { prototype } = PgAsyncPreparedQuery;

/** The statements an action sends to the database, without those that start and end transactions. */
export async function recordStatements(act: () => Promise<unknown>): Promise<string[]> {
  const { execute } = prototype;
  const statements: string[] = [];
  prototype.execute = function (...args) {
    // One driver sends these like any other statement, the other one internally.
    const { sql } = this.getQuery();
    if (!/^(begin|commit|rollback)\b/i.test(sql)) statements.push(sql);
    return execute.apply(this, args);
  };
  try {
    await act();
  } finally {
    prototype.execute = execute;
  }
  return statements;
}

/** @param which counts only statements like this */
export async function countStatements(act: () => Promise<unknown>, which = /^/): Promise<number> {
  return (await recordStatements(act)).filter((text) => which.test(text)).length;
}
