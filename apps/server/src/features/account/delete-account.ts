import type { FastifyReply, FastifyRequest } from 'fastify';
import { recordAudit } from '../../platform/audit/audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { giveWay } from '../../platform/db/give-way.ts';
import { notifyOnCommit } from '../../platform/events/notify-on-commit.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { removeMailsTo } from '../../platform/mail/outbox.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { clearBrowser } from '../../platform/session/session.ts';
import { findPerson } from '../athletes/index.ts';
import { forgiveGuesses, lockPasswordHash, provePassword, refusePassword } from '../auth/index.ts';
import { removePhotoFilesOf } from '../photos/index.ts';
import { refuseDemoAccount } from '../service/index.ts';
import { appendDeletions } from './deletion-list.ts';
import { deleteAthlete, recordDeletion } from './queries.ts';

const ACTION = 'delete account';

interface Deletion {
  /** An athlete. */
  actor: Actor;
  password: string;
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * Deletes an athlete's account: the rows in one transaction, then the files, which the photo sweep finds after a crash.
 * Ends every session and notifies the coach.
 * @throws AppError `invalid_input` at `password`, `too_many_requests`, `demo_account`
 */
export async function deleteAccount(services: Services, deletion: Deletion) {
  const { db, settings, events, log } = services;
  const { actor, password, request, reply } = deletion;
  const { userId } = actor;
  await refuseDemoAccount(services, deletion);
  const proof = { actor, field: 'password', action: ACTION, request } as const;
  const hash = await provePassword(services, { ...proof, password });
  // Apart from the password, lock the person first, even before rows that only reference them:
  // others lock in that order.
  const deletedAt = services.now();
  const gone = await giveWay(db, async (tx) => {
    // A password changed since it was checked may be of someone else who took the device away.
    if ((await lockPasswordHash(tx, userId)) !== hash) return null;
    return deleteRows(tx, deletion, deletedAt);
  });
  if (!gone) throw await refusePassword(services, proof);
  await appendDeletions(settings, [{ userId, deletedAt }]).catch((error: unknown) =>
    log.error({ err: error }, 'a deletion will be listed at the next start'),
  );
  clearBrowser({ request, reply, storage: false });
  events.recheck(userId);
  await removePhotoFilesOf(settings, userId).catch((error: unknown) =>
    log.error({ err: error }, 'photos of a deleted account will be removed by the cleanup'),
  );
  services.background.run('outbox', () => removeMailsTo(settings, gone.email));
  mailCoach(services, { ...gone, userId });
}

async function deleteRows(tx: Tx, { actor, request }: Deletion, deletedAt: Date) {
  const { userId } = actor;
  const gone = await deleteAthlete(tx, userId);
  if (!gone) return null;
  await recordDeletion(tx, { userId, deletedAt });
  await forgiveGuesses(tx, { email: gone.email, request });
  // Logged about the coach: nobody could read a line about a deleted person.
  const subjectId = gone.coachId ?? userId;
  await recordAudit(tx, request, { action: ACTION, outcome: 'done', subjectId });
  for (const type of ['athlete', 'alert', 'message', 'protocol'] as const) {
    notifyOnCommit(tx, [gone.coachId], { type, athleteId: userId });
  }
  return gone;
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

/** The only way a coach learns of the deletion, since no data is left. */
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
