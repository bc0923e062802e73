import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { writeForAthlete } from '../athletes/index.ts';
import { removeSession } from './queries.ts';

/**
 * Permanently deletes an athlete's session. The caller checks permission.
 * @throws AppError `not_found`
 */
export async function deleteSession(
  { db, now }: Pick<Services, 'db' | 'now'>,
  session: { userId: string; sessionId: string },
): Promise<void> {
  await writeForAthlete({ db, now }, session.userId, { affects: 'standing' }, async (tx) => {
    if (!(await removeSession(tx, session))) throw notFound('That session');
  });
}
