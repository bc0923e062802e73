import { type NoticeKind, noticePath } from '@posedown/coaching';
import type { Role } from '@posedown/contract';

export interface Content {
  userId: string;
  role: Role;
  kind: NoticeKind;
  amount: number;
  /** The athlete it is about. Null for the whole practice. */
  aboutId: string | null;
}

/** What a notice says outside the app. It names no one and quotes nothing. */
export function noticeSubject({ kind, role, amount }: Content): string {
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

/** Who an athlete's notice is about. Null for the person themselves and the whole practice. */
export const otherAthlete = ({ userId, aboutId }: Content): string | null =>
  aboutId === userId ? null : aboutId;

/** The screen that a notice leads to. */
export const pathOf = (content: Content): `/${string}` =>
  noticePath({
    kind: content.kind,
    isCoach: content.role === 'coach',
    athleteId: otherAthlete(content),
  });
