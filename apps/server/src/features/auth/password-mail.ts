import { linkTo } from '../../platform/mail/link-to.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { Settings } from '../../settings.ts';

/** `welcome`: the account was made without a password. `reset`: its owner asks for a new one. */
export type LinkPurpose = 'welcome' | 'reset';

/** How long a link works. */
export const LINK_HOURS = 24;

interface PasswordMail {
  to: string;
  link: string;
  purpose: LinkPurpose;
}

/** The page where the holder of this token sets a password. */
export const passwordLink = (settings: Settings, token: string): string =>
  linkTo(settings, `/set-password?token=${token}`);

/**
 * The mail that carries the link. It holds nothing that a stranger typed, not even the name: whoever
 * signs up with another person's e-mail must not get to write to them.
 */
export function passwordMail({ to, link, purpose }: PasswordMail): Mail {
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
