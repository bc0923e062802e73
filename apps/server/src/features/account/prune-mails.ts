import { pruneOutbox } from '../../platform/mail/outbox.ts';
import type { Services } from '../../platform/services.ts';
import { listDeletions } from './queries.ts';

/** Removes old mails and mails about deleted accounts from the outbox. */
export async function pruneMails({ db, settings, now }: Pick<Services, 'db' | 'settings' | 'now'>) {
  const deleted = (await listDeletions(db)).map(({ userId }) => userId);
  await pruneOutbox(settings, new Set(deleted), now());
}
