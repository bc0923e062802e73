import { type NoticeKind, noticePath } from '@posedown/coaching';
import type { Role } from '@posedown/contract';
import { linkTo } from '../../../platform/mail/link-to.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import type { Settings } from '../../../settings.ts';

interface Content {
  userId: string;
  email: string;
  role: Role;
  kind: NoticeKind;
  amount: number;
  /** The athlete it is about. Null for the whole practice. */
  aboutId: string | null;
}

/** The email of a notice: what happened and where to read it. It names no one and quotes nothing. */
export function noticeMail(settings: Settings, content: Content): Mail {
  const { userId, email, role, aboutId } = content;
  const subject = subjectOf(content);
  const isCoach = role === 'coach';
  const athleteId = aboutId === userId ? null : aboutId;
  return {
    to: email,
    subject,
    text: `Hello,

${subject}. Read more in Posedown:

${linkTo(settings, noticePath({ kind: content.kind, isCoach, athleteId }))}

Choose which emails you get, or turn these off:

${linkTo(settings, '/account#notice-settings')}
`,
    aboutId: athleteId ?? userId,
  };
}

function subjectOf({ kind, role, amount }: Content): string {
  switch (kind) {
    case 'message':
      return role === 'coach'
        ? 'An athlete sent you a message'
        : several(amount, 'Your coach sent you a message', 'messages from your coach');
    case 'check_in_answered':
      return 'Your coach answered your check-in';
    case 'plan_changed':
      return several(amount, 'Your plan changed', 'changes to your plan');
    case 'check_in_open':
      return 'Your weekly check-in is open';
    case 'check_in_overdue':
      return 'Your weekly check-in is overdue';
    case 'show_milestone':
      return amount === 0
        ? 'It’s show day'
        : several(amount, '1 week to your show', 'weeks to your show');
    case 'red_flag':
      return 'An athlete needs your attention';
    case 'check_in_sent':
      return 'An athlete sent a check-in';
    case 'overdue_digest':
      return several(amount, '1 check-in is overdue', 'check-ins are overdue');
    case 'backup_overdue':
      return 'There is no current backup';
  }
}

const several = (amount: number, one: string, many: string) =>
  amount === 1 ? one : `${amount} ${many}`;
