import { linkTo } from '../../platform/mail/link-to.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { Services } from '../../platform/services.ts';
import { hashToken, newToken } from '../../platform/session/token.ts';
import type { Settings } from '../../settings.ts';
import { insertPasswordLink } from './queries.ts';

/**
 * `welcome`: the account was created without a password. `reset`: its owner asks for a new one.
 */
type LinkPurpose = 'welcome' | 'reset';

/** How long a link is valid. */
const LINK_HOURS = 24;

interface PasswordMail {
  to: string;
  link: string;
  purpose: LinkPurpose;
}

/** The URL of the page where the link's owner sets a password. */
const passwordLink = (settings: Settings, token: string): string =>
  linkTo(settings, `/set-password?token=${token}`);

/**
 * The mail with the link. It contains no user-entered text, not even the name, so that a sign-up
 * with someone else's email can't send them a message.
 */
function passwordMail({ to, link, purpose }: PasswordMail): Mail {
  return { to, ...TEXTS[purpose](link) };
}

const TEXTS: Record<LinkPurpose, (link: string) => Pick<Mail, 'subject' | 'text'>> = {
  welcome: (link) => ({
    subject: 'Welcome to Posedown: set your password',
    text: `Hello,

Welcome to Posedown. Your account is ready but doesn’t have a password yet.
Set one here so you can log in on any device:

${link}

The link works once, within ${LINK_HOURS} hours. After that, request a new one with
“Forgot your password?” on the login page.

If you didn’t sign up, you can ignore this email.
`,
  }),
  reset: (link) => ({
    subject: 'Set a new password for Posedown',
    text: `Hello,

Someone, most likely you, asked to reset the password for your Posedown account.
Set a new one here:

${link}

The link works once, within ${LINK_HOURS} hours. Setting a password logs you out
everywhere else.

If you didn’t ask for this, you can ignore this email. Your password stays the same.
`,
  }),
};

/**
 * Creates a one-time link to set a password and emails it. Earlier links stay valid until one is used, since anyone can
 * request one. Waits for the mail server: call it in `services.background`, never in a transaction.
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
