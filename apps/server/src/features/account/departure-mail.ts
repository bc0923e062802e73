import type { Mail } from '../../platform/mail/mailer.ts';

/** Tells a coach that an athlete of theirs has deleted their account: nothing else could, for nothing is left. */
export function departureMail(to: string, athleteName: string): Mail {
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
