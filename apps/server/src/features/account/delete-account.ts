import type { FastifyReply, FastifyRequest } from 'fastify';
import { recordAudit } from '../../platform/audit/audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { retryOnLockConflict } from '../../platform/db/retry-on-lock-conflict.ts';
import { notifyOnCommit } from '../../platform/events/notify-on-commit.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { removeMailsTo } from '../../platform/mail/outbox.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { clearBrowser } from '../../platform/session/session.ts';
import { findPerson } from '../athletes/index.ts';
import { clearGuesses, lockPasswordHash, provePassword, refusePassword } from '../auth/index.ts';
import { removePhotoFilesOf } from '../photos/index.ts';
import { refuseDemoAccount } from '../service/index.ts';
import { removeVoiceFilesOf } from '../voice-notes/index.ts';
import { appendDeletions } from './deletion-list.ts';
import { deleteAthlete, recordDeletion } from './queries.ts';

const ACTION = 'delete account';

/** What deleting an account needs. */
export type AccountDeps = Pick<
  Services,
  'db' | 'now' | 'settings' | 'events' | 'files' | 'log' | 'background'
>;

interface Deletion {
  /** The athlete who deletes their account. */
  actor: Actor;
  password: string;
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * Deletes an athlete's account: first the rows, in one transaction, then the files. After a crash or a failure of the
 * storage, the photo cleanup removes the files. Ends every session and notifies the coach. @throws AppError
 * `invalid_input` at `password`, `too_many_requests`, `demo_account`
 */
export async function deleteAccount(services: Services, deletion: Deletion) {
  const { db } = services;
  const { actor, password, request, reply } = deletion;
  const { userId } = actor;
  await refuseDemoAccount(services, deletion);
  const proof = { actor, field: 'password', action: ACTION, request } as const;
  const hash = await provePassword(services, { ...proof, password });
  // Lock order: the password, then the person, then rows that reference the person.
  const deletedAt = services.now();
  const deleted = await retryOnLockConflict(db, async (tx) => {
    // If the password changed after the check, someone else may be using this device.
    if ((await lockPasswordHash(tx, userId)) !== hash) return null;
    return deleteRows(tx, deletion, deletedAt);
  });
  if (!deleted) throw await refusePassword(services, proof);
  clearBrowser({ request, reply, storage: false });
  await removeTraces(services, { userId, email: deleted.email, deletedAt });
  mailCoach(services, { ...deleted, userId });
}

/**
 * Deletes the account of an athlete whose former coach planned it, unless that changed meanwhile.
 * @param isDue locks the athlete and checks again
 */
export async function deleteDueAccount(
  services: AccountDeps,
  userId: string,
  isDue: (tx: Tx) => Promise<boolean>,
): Promise<void> {
  const deletedAt = services.now();
  const deleted = await retryOnLockConflict(services.db, async (tx) => {
    // The same lock order as in `deleteAccount`.
    await lockPasswordHash(tx, userId);
    if (!(await isDue(tx))) return null;
    const athlete = await deleteAthlete(tx, userId);
    if (athlete) await recordDeletion(tx, { userId, deletedAt });
    return athlete;
  });
  if (deleted) await removeTraces(services, { userId, email: deleted.email, deletedAt });
}

/** After the rows of an account are deleted: lists the deletion, ends its sessions, and deletes its files and mail. */
async function removeTraces(
  { settings, events, files, log, background }: AccountDeps,
  { userId, email, deletedAt }: { userId: string; email: string; deletedAt: Date },
) {
  await appendDeletions(settings, [{ userId, deletedAt }]).catch((error: unknown) =>
    log.error({ err: error }, 'a deletion will be listed at the next start'),
  );
  events.recheck(userId);
  background.run('photo files', () => removePhotoFilesOf(files, userId));
  background.run('voice files', () => removeVoiceFilesOf(files, userId));
  background.run('outbox', () => removeMailsTo(settings, email));
}

async function deleteRows(tx: Tx, { actor, request }: Deletion, deletedAt: Date) {
  const { userId } = actor;
  const deleted = await deleteAthlete(tx, userId);
  if (!deleted) return null;
  await recordDeletion(tx, { userId, deletedAt });
  await clearGuesses(tx, { email: deleted.email, request });
  // Log the deletion under the coach, because entries about a deleted person can't be read.
  const subjectId = deleted.coachId ?? userId;
  await recordAudit(tx, request, { action: ACTION, outcome: 'done', subjectId });
  for (const type of ['athlete', 'alert', 'message', 'protocol'] as const) {
    notifyOnCommit(tx, [deleted.coachId], { type, athleteId: userId });
  }
  return deleted;
}

function mailCoach(
  { db, mailer, background }: Services,
  { userId, name, coachId }: { userId: string; name: string; coachId: string | null },
) {
  if (!coachId) return;
  background.run('departure mail', async () => {
    const coach = await findPerson(db, coachId);
    if (coach) await mailer.send({ ...departureMail(coach.email, name), aboutId: userId });
  });
}

/** This is the coach's only notice of the deletion, because no data is left. */
function departureMail(to: string, athleteName: string): Mail {
  return {
    to,
    subject: `${athleteName} has left Posedown`,
    text: `Hello,

${athleteName} has deleted their Posedown account. They’re no longer on your roster, and all their data
has been deleted: logs, plans, photos, messages and your notes about them.

This can’t be undone. You don’t need to do anything.
`,
  };
}
