import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../../platform/audit/audit.ts';
import { consume, consumePerNetwork, LIMITS, limitOf } from '../../platform/limits/limit.ts';
import { mayMail } from '../../platform/mail/may-mail.ts';
import type { Services } from '../../platform/services.ts';
import { knownAs } from './known-as.ts';
import { findAccount } from './queries.ts';
import { sendPasswordLink } from './send-password-link.ts';

interface LinkRequest {
  /** In lower case. */
  email: string;
  request: FastifyRequest;
}

/**
 * Sends a link to set a password, where there is such an account. Only after the answer is it looked
 * up, so that the answer's time cannot tell. What others ask for neither voids the owner's links nor keeps the owner
 * from asking: each network is counted by itself, and so is a device that the owner has used before. Whose mailbox has
 * had its share today gets no more from unknown devices; the links in it still work.
 * @throws AppError `too_many_requests`
 */
export async function requestPasswordLink(services: Services, asked: LinkRequest) {
  const { db, now, settings, background } = services;
  const { email, request } = asked;
  const { ip } = request;
  const device = await knownAs(db, asked);
  const perAccount = limitOf(settings, 'linkPerAccount');
  if (device) await consume(db, perAccount, [email, device], now());
  else {
    await consumePerNetwork(db, LIMITS.linkPerAddress, { ip }, now());
    await consumePerNetwork(db, perAccount, { ip, parts: [email] }, now());
  }
  background.run('password link', async () => {
    const account = await findAccount(db, email);
    const mailed = account !== null && (device !== null || (await mayMail(db, email, now())));
    await recordAudit(db, request, {
      action: 'password link',
      outcome: mailed ? 'done' : 'denied',
      subjectId: account?.id,
    });
    if (mailed) await sendPasswordLink(services, account, 'reset');
  });
}
