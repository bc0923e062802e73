import { type NoticeKind, noticePath } from '@posedown/coaching';
import type { Notice, Role } from '@posedown/contract';

interface NoticeView {
  text: string;
  /** The screen it leads to. */
  to: string;
}

const times = (amount: number, one: string, many: string) =>
  amount === 1 ? one : `${amount} ${many}`;

/** What a notice says and where it leads. It contains no body measurements and no quotes. */
export function viewNotice(notice: Notice, role: Role): NoticeView {
  const isCoach = role === 'coach';
  const athleteId = notice.athlete?.id ?? null;
  return {
    text: noticeText(notice, isCoach),
    to: noticePath({ kind: notice.kind, isCoach, athleteId }),
  };
}

function noticeText({ kind, athlete, amount }: Notice, isCoach: boolean): string {
  const name = athlete?.name ?? 'An athlete';
  switch (kind) {
    case 'message':
      return isCoach
        ? `${name} sent you ${times(amount, 'a message', 'messages')}`
        : times(amount, 'Your coach sent you a message', 'messages from your coach');
    case 'check_in_answered':
      return 'Your coach answered your check-in';
    case 'plan_changed':
      return times(amount, 'Your plan changed', 'changes to your plan');
    case 'check_in_open':
      return 'Your weekly check-in is open';
    case 'check_in_overdue':
      return 'Your weekly check-in is overdue';
    case 'show_milestone':
      return milestoneText(amount);
    case 'red_flag':
      return `${times(amount, 'Red flag', 'red flags')}: ${name}`;
    case 'check_in_sent':
      return `${name} sent a check-in`;
    case 'overdue_digest':
      return times(amount, '1 check-in is overdue', 'check-ins are overdue');
    case 'backup_overdue':
      return 'There is no current backup';
  }
}

function milestoneText(weeks: number): string {
  if (weeks === 0) return 'It’s show day';
  return weeks === 1 ? '1 week to your show' : `${weeks} weeks to your show`;
}

/** Names of the kinds in the settings. */
export const KIND_NAMES: Record<NoticeKind, string> = {
  message: 'New messages',
  check_in_answered: 'Your coach answered a check-in',
  plan_changed: 'Changes to your plan',
  check_in_open: 'Weekly check-in open',
  check_in_overdue: 'Weekly check-in overdue',
  show_milestone: 'Weeks to your show',
  red_flag: 'Red flags',
  check_in_sent: 'Check-ins sent',
  overdue_digest: 'Overdue check-ins, once a day',
  backup_overdue: 'Overdue backups, for the head coach',
};
