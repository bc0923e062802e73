/** Notices of athletes. */
export const ATHLETE_NOTICES = [
  'message',
  'check_in_answered',
  'plan_changed',
  'check_in_open',
  'check_in_overdue',
  'show_milestone',
] as const;

/** Notices of coaches. */
export const COACH_NOTICES = [
  'red_flag',
  'check_in_sent',
  'message',
  'overdue_digest',
  'backup_overdue',
] as const;

export const NOTICE_KINDS = [
  'message',
  'check_in_answered',
  'plan_changed',
  'check_in_open',
  'check_in_overdue',
  'show_milestone',
  'red_flag',
  'check_in_sent',
  'overdue_digest',
  'backup_overdue',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** A repeat joins the unread notice of its kind about the same athlete, so that thirty messages are one notice. */
export const JOINED_NOTICES: readonly NoticeKind[] = ['message', 'plan_changed', 'red_flag'];

/** The hour of a coach's day from which the digest arrives. */
export const DIGEST_HOUR_LIMIT = { min: 0, max: 23, step: 1 };
/** Before most practices open. [our choice] */
export const DEFAULT_DIGEST_HOUR = 7;
