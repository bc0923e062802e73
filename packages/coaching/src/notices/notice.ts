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

/** Kinds that athletes and coaches also get by email unless they choose others. [our choice] */
export const ATHLETE_EMAILS: readonly NoticeKind[] = [
  'message',
  'check_in_answered',
  'plan_changed',
  'check_in_overdue',
  'show_milestone',
];
export const COACH_EMAILS: readonly NoticeKind[] = ['red_flag', 'overdue_digest'];

/** Kinds that athletes and coaches get on devices with push notices unless they choose others. [our choice] */
export const ATHLETE_PUSHES: readonly NoticeKind[] = [...ATHLETE_NOTICES];
export const COACH_PUSHES: readonly NoticeKind[] = ['red_flag', 'message', 'overdue_digest'];

/** The hour of a coach's day from which the digest arrives. */
/** Before most practices open. [our choice] */
export const DEFAULT_DIGEST_HOUR = 7;
