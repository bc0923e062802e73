import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../../platform/audit/audit.ts';
import { consume, consumePerNetwork, LIMITS, limitOf } from '../../platform/limits/limit.ts';
import { mayMail } from '../../platform/mail/may-mail.ts';
import type { Services } from '../../platform/services.ts';
import { knownDeviceKey } from './count-guess.ts';
import { findAccount } from './queries.ts';
import { sendPasswordLink } from './send-password-link.ts';

interface LinkRequest {
  /** In lower case. */
  email: string;
  request: FastifyRequest;
}

/**
 * Sends a link to set a password if the account exists. The lookup happens after the response, so
 * timing reveals nothing. Requests by others neither invalidate nor block the owner's links: each
 * network and each known device has its own count. At the daily mail limit, unknown devices can't
 * send more, but earlier links still work. @throws AppError `too_many_requests`
 */
export async function requestPasswordLink(services: Services, input: LinkRequest) {
  const { db, now, settings, background } = services;
  const { email, request } = input;
  const { ip } = request;
  const device = await knownDeviceKey(db, input);
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
