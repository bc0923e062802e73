import { setImmediate } from 'node:timers/promises';
import { type PGlite, type QueryOptions, types } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { boundTransactions } from '../bound-transactions.ts';

/** How long queries may run back to back before other work gets its turn. */
const SLICE_MS = 5;

/** Date and time types and their arrays, whose OIDs PostgreSQL defines. */
const MOMENTS = [
  ...[types.TIMESTAMP, types.TIMESTAMPTZ, types.DATE, types.INTERVAL],
  ...[1115, 1185, 1182, 1187],
];
const NUMERIC_ARRAY = 1231;

/** Types Drizzle parses itself from PostgreSQL's text format. */
export const PARSERS = Object.fromEntries(
  [...MOMENTS, NUMERIC_ARRAY].map((type) => [type, (value: string) => value]),
);

/**
 * Runs Drizzle on an open embedded database. Drizzle passes its parsers with every query, and merging them with
 * PGlite's takes a third of a small query's time. Here they are merged once.
 */
export function drizzleOnPglite(pglite: PGlite) {
  Object.assign(pglite.parsers, PARSERS);
  // Only one transaction runs at a time anyway. This lets single queries run before waiting transactions.
  return boundTransactions(drizzle({ client: withoutParsers(pglite) as PGlite }), 1);
}

type Client = Pick<PGlite, 'query' | 'transaction'>;

function withoutParsers(pglite: PGlite): Client {
  const query = plainly(pglite);
  const inOrder = createOrder();
  return {
    query: <Row>(...request: Parameters<PGlite['query']>) => inOrder(() => query<Row>(...request)),
    transaction: (work) =>
      inOrder(() =>
        pglite.transaction((transaction) =>
          work(Object.assign(transaction, { query: plainly(transaction) })),
        ),
      ),
  };
}

/**
 * Runs queries one after another, as the database does, and pauses between them. Queries never wait for I/O, so without
 * pauses many requests would block the event loop.
 */
function createOrder() {
  let last: Promise<unknown> = Promise.resolve();
  let until = 0;
  return <Result>(run: () => Promise<Result>): Promise<Result> => {
    const result = last.then(async () => {
      if (performance.now() >= until) {
        await setImmediate();
        until = performance.now() + SLICE_MS;
      }
      return run();
    });
    last = result.catch(() => undefined);
    return result;
  };
}

/** Queries of a database or transaction, using the parsers the database already has. */
function plainly(connection: Pick<PGlite, 'query'>): PGlite['query'] {
  const query = connection.query.bind(connection);
  return (text, params, { parsers: _, ...options }: QueryOptions = {}) =>
    query(text, params, options);
}
