import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Whether a text holds a part, whatever the case. What stands for other characters elsewhere stands for itself. */
export function containsText(column: SQLWrapper, part: string): SQL {
  return sql`${column} ilike ${`%${part.replaceAll(/[\\%_]/g, '\\$&')}%`}`;
}
