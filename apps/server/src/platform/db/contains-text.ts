import { foldText } from '@posedown/coaching';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * Whether a text contains a part, folded like in every search: 'jose' finds José, `o'neil` finds O’Neil. LIKE
 * wildcards match literally. Folds each row's text, so prefer a stored folded column for lists that grow.
 */
export const containsText = (column: SQLWrapper, part: string): SQL =>
  foldedContains(sql`fold_text(${column})`, part);

/** Like `containsText`, for a text that is stored folded. */
export function foldedContains(folded: SQLWrapper, part: string): SQL {
  const sought = foldText(part).replaceAll(/[\\%_]/g, '\\$&');
  return sql`${folded} like ${`%${sought}%`}`;
}
