import { type PGlite, type QueryOptions, types } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';

/** Dates and times with their arrays, whose numbers alone PostgreSQL gives. */
const MOMENTS = [
  ...[types.TIMESTAMP, types.TIMESTAMPTZ, types.DATE, types.INTERVAL],
  ...[1115, 1185, 1182, 1187],
];
const NUMERIC_ARRAY = 1231;

/** The types that Drizzle reads itself, as PostgreSQL writes them. */
export const PARSERS = Object.fromEntries(
  [...MOMENTS, NUMERIC_ARRAY].map((type) => [type, (value: string) => value]),
);

/**
 * Drizzle on an open embedded database. Drizzle names its parsers with every query, and PGlite puts them
 * together with its own hundreds each time, at a third of a small query's time: here it is given them once.
 */
export function drizzleOnPglite(pglite: PGlite) {
  Object.assign(pglite.parsers, PARSERS);
  return drizzle({ client: withoutParsers(pglite) as PGlite });
}

type Client = Pick<PGlite, 'query' | 'transaction'>;

function withoutParsers(pglite: PGlite): Client {
  return {
    query: plainly(pglite),
    transaction: (work) =>
      pglite.transaction((transaction) =>
        work(Object.assign(transaction, { query: plainly(transaction) })),
      ),
  };
}

/** The queries of a database, or of a transaction on it, with the parsers that the database has anyway. */
function plainly(connection: Pick<PGlite, 'query'>): PGlite['query'] {
  const query = connection.query.bind(connection);
  return (text, params, { parsers: _, ...options }: QueryOptions = {}) =>
    query(text, params, options);
}
