import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../../platform/audit/audit.ts';
import { addressKey, consume, LIMITS, limitOf } from '../../platform/limits/limit.ts';
import type { Services } from '../../platform/services.ts';
import { findAccount } from './queries.ts';
import { sendPasswordLink } from './send-password-link.ts';

interface LinkRequest {
  /** In lower case. */
  email: string;
  request: FastifyRequest;
}

/**
 * Sends a link to set a password, where there is such an account. Only after the answer is it looked
 * up, so that the answer's time cannot tell.
 * @throws AppError `too_many_requests`
 */
export async function requestPasswordLink(services: Services, { email, request }: LinkRequest) {
  const { db, now, settings, background } = services;
  const address = addressKey(request.ip);
  await consume(db, LIMITS.linkPerAddress, [address], now());
  await consume(db, limitOf(settings, 'linkPerAccount'), [email], now());
  background.run('password link', async () => {
    const account = await findAccount(db, email);
    await recordAudit(db, request, {
      action: 'password link',
      outcome: account ? 'done' : 'denied',
      subjectId: account?.id,
    });
    if (account) await sendPasswordLink(services, account, 'reset');
  });
}
