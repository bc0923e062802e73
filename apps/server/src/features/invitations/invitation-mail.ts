import { linkTo } from '../../platform/mail/link-to.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { Settings } from '../../settings.ts';

/** How long a link works. */
export const INVITATION_DAYS = 14;

interface InvitationMail {
  to: string;
  token: string;
  coachName: string;
  /** Null where the coach has given it no name. */
  practiceName: string | null;
  name: string | null;
  message: string | null;
}

/** The mail that carries the link. Its words come from a coach who is signed in, and are bounded. */
export function invitationMail(settings: Settings, mail: InvitationMail): Mail {
  const { to, token, coachName, practiceName, name, message } = mail;
  const link = linkTo(settings, `/onboarding?invite=${token}`);
  return {
    to,
    subject: `${coachName} invites you to ${practiceName ?? 'Posedown'}`,
    text: `Hello${name ? ` ${name}` : ''},

${coachName} would like to coach you ${practiceName ? `at ${practiceName}, ` : ''}on Posedown.
${message ? `\n${message}\n` : ''}
Answer a few questions here to get your training, nutrition and cardio plans:

${link}

The link works once, within ${INVITATION_DAYS} days.

If you don’t know ${coachName}, you can ignore this email.
`,
  };
}
