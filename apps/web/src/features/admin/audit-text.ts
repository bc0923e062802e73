import { capital } from '@posedown/coaching';
import type { AuditKind, AuditLine } from '@posedown/contract';
import { formatDay } from '../../lib/days.ts';

export const KIND_LABELS: Record<AuditKind, string> = {
  'sign-in': 'Accounts and logins',
  invitations: 'Invitations',
  looks: 'Views and denied requests',
  athletes: 'Athletes’ details',
  protocols: 'Protocols',
  prep: 'Peak weeks and posing',
  practice: 'Settings and team',
  exports: 'Exports',
  deletions: 'Deletions',
  other: 'Everything else',
};

type Describe = (actor: string, subject: string, details: Record<string, string>) => string;

const list = (text: string | undefined) => (text ?? '').split(' ').filter(Boolean).join(', ');

const of = (to: string | undefined) => (to ? ` of ${to}` : '');

/** Nouns for resources whose URL segment does not read well. */
const NOUNS: Record<string, string> = {
  progress: 'progress entries',
  'assistant-messages': 'conversations with the assistant',
  'nutrition-logs': 'diary entries',
  'pose-practice-sessions': 'posing sessions',
};
const nounFor = (what = 'things') => NOUNS[what] ?? what.replaceAll('-', ' ');

/** Sentences for completed actions. */
const DONE: Record<string, Describe> = {
  login: (_actor, subject) => `${subject} logged in.`,
  logout: (actor) => `${actor} logged out.`,
  'sign up': (_actor, subject) => `${subject} signed up.`,
  'password link': (_actor, subject) => `A link to set a password was sent to ${subject}.`,
  'password set': (_actor, subject) => `${subject} used a link to set a password.`,
  'password change': (actor) => `${actor} changed their password.`,
  'session revoke': (actor) => `${actor} logged a device out.`,
  invite: (actor, _subject, { to }) => `${actor} invited ${to ?? 'someone'}.`,
  'invite again': (actor, _subject, { to }) => `${actor} sent the invitation${of(to)} again.`,
  'revoke invitation': (actor, _subject, { to }) => `${actor} revoked the invitation${of(to)}.`,
  'photo-view': (actor, subject) => `${actor} viewed a photo of ${subject}.`,
  'thumbnails-view': (actor, subject, { day }) =>
    `${actor} viewed the photo thumbnails of ${subject}${day ? ` of ${formatDay(day)}` : ''}.`,
  'change profile': (actor, subject, { fields }) =>
    `${actor} changed the details of ${subject}: ${list(fields)}.`,
  'name health conditions': (actor, subject) => `${actor} added health information for ${subject}.`,
  'record health clearance': (actor, subject) =>
    `${actor} recorded a clinician’s clearance for ${subject}.`,
  'take back health clearance': (actor, subject) =>
    `${actor} withdrew a clinician’s clearance for ${subject}.`,
  'make new plans': (actor, subject, { plans }) =>
    `${actor} created new plans for ${subject}: ${list(plans)}.`,
  'undo meal plan': (actor, subject) => `${actor} restored the earlier meal plan of ${subject}.`,
  'assign training plan': (actor, subject) => `${actor} assigned ${subject} a training plan.`,
  'change training plan': (actor, subject) => `${actor} changed the training plan of ${subject}.`,
  'hand over': (actor, subject, { to }) =>
    `${actor} handed ${subject} over to ${to ?? 'another coach'}.`,
  'plan end of coaching': (actor, subject, { day }) =>
    `${actor} planned to end coaching ${subject}${day ? ` after ${formatDay(day)}` : ''}.`,
  'end coaching': (actor, subject) => `${actor} ended coaching ${subject}.`,
  'keep coaching': (actor, subject) => `${actor} took back the planned end for ${subject}.`,
  'archive athlete': (actor, subject) => `${actor} archived ${subject}.`,
  'unarchive athlete': (actor, subject) => `${actor} took ${subject} out of the archive.`,
  'offer coaching': (actor, subject) => `${actor} offered to coach ${subject} again.`,
  'withdraw offer': (actor, subject) => `${actor} withdrew the offer to ${subject}.`,
  'accept offer': (actor) => `${actor} accepted to be coached again.`,
  'decline offer': (actor) => `${actor} declined to be coached again.`,
  'plan deletion': (actor, subject) => `${actor} planned to delete the account of ${subject}.`,
  'stop deletion': (actor, subject) => `${actor} stopped the deletion of ${subject}’s account.`,
  'keep account': (actor) => `${actor} kept their account.`,
  'protocol draft': (actor, subject) => `${actor} drafted a protocol for ${subject}.`,
  'protocol change': (actor, subject) => `${actor} changed a protocol of ${subject}.`,
  'protocol approve': (actor, subject) => `${actor} approved a protocol of ${subject}.`,
  'protocol reject': (actor, subject) => `${actor} rejected a protocol of ${subject}.`,
  'protocol acknowledge': (actor) => `${actor} acknowledged a protocol.`,
  'peak week draft': (actor, subject) => `${actor} drafted the peak week of ${subject}.`,
  'peak week change': (actor, subject) => `${actor} changed the peak week of ${subject}.`,
  'peak week approve': (actor, subject) => `${actor} approved the peak week of ${subject}.`,
  'peak week reopen': (actor, subject) =>
    `${actor} withdrew the approval of ${subject}’s peak week.`,
  'posing feedback': (actor, subject) => `${actor} wrote feedback on the posing of ${subject}.`,
  'workout feedback': (actor, subject) => `${actor} wrote feedback on a workout of ${subject}.`,
  'change settings': (actor, _subject, { fields }) => `${actor} changed settings: ${list(fields)}.`,
  'add coach': (actor, subject) => `${actor} added ${subject} to the team.`,
  'remove coach': (actor, subject, { to }) =>
    `${actor} removed ${subject} from the team${to ? `; ${to} now coaches their athletes` : ''}.`,
  // The account has been deleted, so there is no name.
  'delete account': () => 'An athlete deleted their account.',
  'export account': (actor) => `${actor} downloaded a copy of their own data.`,
  delete: (actor, subject, { what }) => `${actor} deleted one of ${subject}’s ${nounFor(what)}.`,
  export: (actor, _subject, { kind, from, to }) =>
    `${actor} exported the ${kind ?? 'data'}${from && to ? ` of ${formatDay(from)} to ${formatDay(to)}` : ''}.`,
};

/** Sentences for denied actions. */
const DENIED: Record<string, Describe> = {
  login: (_actor, subject) => `A login as ${subject} failed.`,
  'password link': () => 'A password link was requested for an email without an account.',
  'password change': (actor) => `${actor} couldn’t change their password.`,
  'delete account': (actor) => `${actor} couldn’t delete their account: wrong password.`,
  'session revoke': (actor) => `${actor} couldn’t log a device out.`,
  'demo account': (actor) => `${actor} couldn’t delete the demo account or change its password.`,
  access: (actor, subject) => `${actor} was denied access to ${subject}.`,
  'not found': (actor) => `${actor} requested something that doesn’t exist or isn’t theirs.`,
  'foreign origin': (actor) => `A request by ${actor} didn’t come from Posedown and was rejected.`,
  'add coach': (actor) => `${actor} wasn’t allowed to add a coach.`,
  'remove coach': (actor) => `${actor} wasn’t allowed to remove a coach.`,
};

/** Formats one entry of the audit log as a sentence. */
export function auditSentence({ action, outcome, actor, subject, details }: AuditLine): string {
  const actorName = actor?.name ?? 'Someone';
  const subjectName = subject?.name ?? 'someone else';
  const describe = (outcome === 'done' ? DONE : DENIED)[action];
  if (describe) return capital(describe(actorName, subjectName, details));
  return `${actorName}: ${action}${subject ? `, about ${subjectName}` : ''}${outcome === 'denied' ? ', denied' : ''}.`;
}
