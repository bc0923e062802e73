import type { Services } from '../../platform/services.ts';
import { hashToken, newToken } from '../../platform/session/token.ts';
import { LINK_HOURS, type LinkPurpose, passwordLink, passwordMail } from './password-mail.ts';
import { insertPasswordLink } from './queries.ts';

/**
 * Makes a one-time link to set a password and mails it. Links sent before still work until one of them is used:
 * anyone can request one and must not void the owner's. Waits for the mail to be handed over: call it in
 * `services.background`, never in a transaction.
 * @returns the link, which only the account's owner may receive
 */
export async function sendPasswordLink(
  services: Pick<Services, 'db' | 'settings' | 'now' | 'mailer'>,
  user: { id: string; email: string },
  purpose: LinkPurpose,
): Promise<string> {
  const now = services.now();
  const token = newToken();
  await insertPasswordLink(services.db, {
    tokenHash: hashToken(token),
    userId: user.id,
    createdAt: now,
    expiresAt: new Date(now.getTime() + LINK_HOURS * 3_600_000),
  });
  const link = passwordLink(services.settings, token);
  await services.mailer.send({
    ...passwordMail({ to: user.email, link, purpose }),
    aboutId: user.id,
  });
  return link;
}
