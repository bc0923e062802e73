import type { Services } from '../../platform/services.ts';
import { deleteEndedInvitations } from './queries.ts';

/** So long a coach can look up whom they have invited in vain: an e-mail is somebody's. */
const KEPT_DAYS = 90;

/** Deletes invitations that brought nobody, a season after they expired or were revoked. */
export async function endOldInvitations({ db, now }: Pick<Services, 'db' | 'now'>) {
  await deleteEndedInvitations(db, new Date(now().getTime() - KEPT_DAYS * 86_400_000));
}
