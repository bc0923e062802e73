import type { NoticeKind } from '@posedown/coaching';
import type { Notice, Role } from '@posedown/contract';

interface NoticeView {
  text: string;
  /** The screen it leads to. */
  to: string;
}

const times = (amount: number, one: string, many: string) =>
  amount === 1 ? one : `${amount} ${many}`;

/** What a notice says and where it leads. It contains no body measurements and no quotes. */
export function viewNotice({ kind, athlete, amount }: Notice, role: Role): NoticeView {
  const name = athlete?.name ?? 'An athlete';
  switch (kind) {
    case 'message':
      if (role === 'client') {
        return {
          text: times(amount, 'Your coach sent you a message', 'messages from your coach'),
          to: '/messages',
        };
      }
      return {
        text: `${name} sent you ${times(amount, 'a message', 'messages')}`,
        to: athlete ? `/messages/${athlete.id}` : '/messages',
      };
    case 'check_in_answered':
      return { text: 'Your coach answered your check-in', to: '/check-in' };
    case 'plan_changed':
      return { text: times(amount, 'Your plan changed', 'changes to your plan'), to: '/dashboard' };
    case 'check_in_open':
      return { text: 'Your weekly check-in is open', to: '/check-in' };
    case 'check_in_overdue':
      return { text: 'Your weekly check-in is overdue', to: '/check-in' };
    case 'show_milestone':
      return { text: milestoneText(amount), to: '/competition/prep' };
    case 'red_flag':
      return { text: `${times(amount, 'Red flag', 'red flags')}: ${name}`, to: '/alerts' };
    case 'check_in_sent':
      return {
        text: `${name} sent a check-in`,
        to: athlete ? `/check-ins?athlete=${athlete.id}` : '/check-ins',
      };
    case 'overdue_digest':
      return {
        text: times(amount, '1 check-in is overdue', 'check-ins are overdue'),
        to: '/check-ins?filter=overdue',
      };
    case 'backup_overdue':
      return { text: 'There is no current backup', to: '/admin' };
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
