import type { Db } from './database.ts';

/**
 * A statement that is built once for each connection instead of at every call, and that PostgreSQL
 * plans once under its name. Worth it where a call is made all the time.
 * @param build makes the prepared statement; its inputs are `sql.placeholder`s
 */
export function preparedOn<Statement>(build: (db: Db) => Statement): (db: Db) => Statement {
  const made = new WeakMap<Db, Statement>();
  return (db) => {
    const known = made.get(db);
    if (known) return known;
    const statement = build(db);
    made.set(db, statement);
    return statement;
  };
}
