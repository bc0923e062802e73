import type { Db } from './database.ts';

/**
 * A statement built once per connection and planned once by PostgreSQL, for hot paths. @param build creates the
 * prepared statement; its inputs are `sql.placeholder`s
 */
export function preparedOn<Statement>(build: (db: Db) => Statement): (db: Db) => Statement {
  const created = new WeakMap<Db, Statement>();
  return (db) => {
    const known = created.get(db);
    if (known) return known;
    const statement = build(db);
    created.set(db, statement);
    return statement;
  };
}
