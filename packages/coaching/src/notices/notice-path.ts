import type { NoticeKind } from './notice.ts';

interface About {
  kind: NoticeKind;
  /** Whether the notice is a coach's. */
  isCoach: boolean;
  /** The athlete it is about, if that isn't the person themselves. */
  athleteId: string | null;
}

/** The screen a notice leads to. */
export function noticePath({ kind, isCoach, athleteId }: About): `/${string}` {
  switch (kind) {
    case 'message':
      return isCoach && athleteId ? `/messages/${athleteId}` : '/messages';
    case 'check_in_answered':
    case 'check_in_open':
    case 'check_in_overdue':
      return '/check-in';
    case 'plan_changed':
      return '/dashboard';
    case 'show_milestone':
      return '/competition/prep';
    case 'red_flag':
      return '/alerts';
    case 'check_in_sent':
      return athleteId ? `/check-ins?athlete=${athleteId}` : '/check-ins';
    case 'overdue_digest':
      return '/check-ins?filter=overdue';
    case 'backup_overdue':
      return '/admin';
  }
}
