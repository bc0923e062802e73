import { type SQL, sql } from 'drizzle-orm';

type Plain = 'uuid' | 'date' | 'timestamptz' | 'text';

/**
 * One parameter for a whole list of ids, days, ISO timestamps or known words, so that the statement's text doesn't
 * depend on its length. Other texts would need quotes.
 */
export const arrayParam = (values: readonly string[], type: Plain): SQL =>
  sql`${`{${values.join()}}`}::${sql.raw(type)}[]`;
