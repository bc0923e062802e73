import type { Services } from '../../platform/services.ts';
import { hashToken } from '../../platform/session/token.ts';
import { findCoachSettings } from '../insights/index.ts';
import { requirePending } from './invitation-state.ts';
import { findByToken } from './queries.ts';

/**
 * What an invitation says to whom it was sent, as long as it is open.
 * @throws AppError where it is used, over or taken back
 */
export async function openInvitation({ db, now }: Pick<Services, 'db' | 'now'>, token: string) {
  const found = await findByToken(db, hashToken(token));
  const { email, name, coachId } = requirePending(found?.invitation ?? null, now(), 'token');
  const { practiceName, defaultUnits: units } = await findCoachSettings(db, coachId);
  return { email, name, coachName: found?.coachName ?? '', practiceName, units };
}
