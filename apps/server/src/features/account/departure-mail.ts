import type { Mail } from '../../platform/mail/mailer.ts';

/** Tells a coach that an athlete of theirs has deleted their account: nothing else could, for nothing is left. */
export function departureMail(to: string, athleteName: string): Mail {
  return {
    to,
    subject: `${athleteName} has left Posedown`,
    text: `Hello,

${athleteName} has deleted their account on Posedown. They are no longer on your roster, and all that
was theirs is gone: logs, plans, photos, messages and your notes about them.

This can’t be undone. Nothing is left for you to do.
`,
  };
}
