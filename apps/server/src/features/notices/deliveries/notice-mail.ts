import { linkTo } from '../../../platform/mail/link-to.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import type { Settings } from '../../../settings.ts';
import { type Content, noticeSubject, otherAthlete, pathOf } from './notice-subject.ts';

/** The email of a notice: what happened and where to read it. It names no one and quotes nothing. */
export function noticeMail(settings: Settings, content: Content & { email: string }): Mail {
  const subject = noticeSubject(content);
  return {
    to: content.email,
    subject,
    text: `Hello,

${subject}. Read more in Posedown:

${linkTo(settings, pathOf(content))}

Choose which emails you get, or turn these off:

${linkTo(settings, '/account#notice-settings')}
`,
    aboutId: otherAthlete(content) ?? content.userId,
  };
}
