import { capital } from '@posedown/coaching';
import type { AuditKind, AuditLine } from '@posedown/contract';
import { formatDay } from '../../lib/days.ts';

export const KIND_WORDS: Record<AuditKind, string> = {
  'sign-in': 'Accounts and logins',
  invitations: 'Invitations',
  looks: 'Views and refused requests',
  athletes: 'Athletes’ details',
  protocols: 'Protocols',
  prep: 'Peak weeks and posing',
  practice: 'Settings and team',
  exports: 'Exports',
  deletions: 'Deletions',
  other: 'Everything else',
};

type Words = (who: string, whom: string, details: Record<string, string>) => string;

const list = (text: string | undefined) => (text ?? '').split(' ').filter(Boolean).join(', ');

const of = (to: string | undefined) => (to ? ` of ${to}` : '');

/** Things by the name that their address has, where that is not theirs in words. */
const THINGS: Record<string, string> = {
  progress: 'progress entries',
  'assistant-messages': 'conversations with the assistant',
  'nutrition-logs': 'diary lines',
  'pose-practice-sessions': 'posing sessions',
};
const thingsOf = (what = 'things') => THINGS[what] ?? what.replaceAll('-', ' ');

/** What was done, by action. */
const DONE: Record<string, Words> = {
  login: (_who, whom) => `${whom} logged in.`,
  logout: (who) => `${who} logged out.`,
  'sign up': (_who, whom) => `${whom} signed up.`,
  'password link': (_who, whom) => `A link to set a password was sent to ${whom}.`,
  'password set': (_who, whom) => `${whom} used a link to set a password.`,
  'password change': (who) => `${who} changed their password.`,
  'session revoke': (who) => `${who} logged a device out.`,
  invite: (who, _whom, { to }) => `${who} invited ${to ?? 'somebody'}.`,
  'invite again': (who, _whom, { to }) => `${who} sent the invitation${of(to)} again.`,
  'revoke invitation': (who, _whom, { to }) => `${who} revoked the invitation${of(to)}.`,
  'photo-view': (who, whom) => `${who} viewed a photo of ${whom}.`,
  'thumbnails-view': (who, whom, { day }) =>
    `${who} viewed the photo thumbnails of ${whom}${day ? ` of ${formatDay(day)}` : ''}.`,
  'change profile': (who, whom, { fields }) =>
    `${who} changed the details of ${whom}: ${list(fields)}.`,
  'name health conditions': (who, whom) => `${who} added health information for ${whom}.`,
  'record health clearance': (who, whom) => `${who} recorded a clinician’s clearance for ${whom}.`,
  'take back health clearance': (who, whom) =>
    `${who} withdrew a clinician’s clearance for ${whom}.`,
  'make new plans': (who, whom, { plans }) => `${who} made new plans for ${whom}: ${list(plans)}.`,
  'undo meal plan': (who, whom) => `${who} restored the earlier meal plan of ${whom}.`,
  'assign training plan': (who, whom) => `${who} gave ${whom} a training plan.`,
  'change training plan': (who, whom) => `${who} changed the training plan of ${whom}.`,
  'hand over': (who, whom, { to }) => `${who} handed ${whom} over to ${to ?? 'another coach'}.`,
  'protocol draft': (who, whom) => `${who} drafted a protocol for ${whom}.`,
  'protocol change': (who, whom) => `${who} changed a protocol of ${whom}.`,
  'protocol approve': (who, whom) => `${who} approved a protocol of ${whom}.`,
  'protocol reject': (who, whom) => `${who} rejected a protocol of ${whom}.`,
  'protocol acknowledge': (who) => `${who} acknowledged a protocol.`,
  'peak week draft': (who, whom) => `${who} drafted the peak week of ${whom}.`,
  'peak week change': (who, whom) => `${who} changed the peak week of ${whom}.`,
  'peak week approve': (who, whom) => `${who} approved the peak week of ${whom}.`,
  'peak week reopen': (who, whom) => `${who} took the approval of ${whom}’s peak week back.`,
  'posing feedback': (who, whom) => `${who} wrote feedback on the posing of ${whom}.`,
  'workout feedback': (who, whom) => `${who} wrote feedback on a workout of ${whom}.`,
  'change settings': (who, _whom, { fields }) => `${who} changed settings: ${list(fields)}.`,
  'add coach': (who, whom) => `${who} added ${whom} to the team.`,
  'remove coach': (who, whom, { to }) =>
    `${who} took ${whom} off the team${to ? `; ${to} coaches their athletes` : ''}.`,
  // The account has been deleted, so there is no name.
  'delete account': () => 'An athlete deleted their account.',
  'export account': (who) => `${who} downloaded a copy of their own data.`,
  delete: (who, whom, { what }) => `${who} deleted one of ${whom}’s ${thingsOf(what)}.`,
  export: (who, _whom, { kind, from, to }) =>
    `${who} exported the ${kind ?? 'data'}${from && to ? ` of ${formatDay(from)} to ${formatDay(to)}` : ''}.`,
};

/** What was refused, by action. */
const DENIED: Record<string, Words> = {
  login: (_who, whom) => `A sign-in as ${whom} was refused.`,
  'password link': () => 'A password link was requested for an email without an account.',
  'password change': (who) => `${who} could not change their password.`,
  'delete account': (who) => `${who} could not delete their account: the password was wrong.`,
  'session revoke': (who) => `${who} could not sign a device out.`,
  'demo account': (who) => `${who} could not delete the demo account or change its password.`,
  access: (who, whom) => `${who} was refused to see ${whom}.`,
  'not found': (who) => `${who} asked for what is not there, or not theirs.`,
  'foreign origin': (who) => `A request by ${who} didn’t come from Posedown and was refused.`,
  'add coach': (who) => `${who} was refused to add a coach.`,
  'remove coach': (who) => `${who} was refused to remove a coach.`,
};

/** One line of the audit log as a sentence. */
export function auditSentence({ action, outcome, actor, subject, details }: AuditLine): string {
  const who = actor?.name ?? 'Someone';
  const whom = subject?.name ?? 'someone else';
  const words = (outcome === 'done' ? DONE : DENIED)[action];
  if (words) return capital(words(who, whom, details));
  return `${who}: ${action}${subject ? `, about ${whom}` : ''}${outcome === 'denied' ? ', refused' : ''}.`;
}
