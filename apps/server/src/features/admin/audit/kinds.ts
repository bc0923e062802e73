import type { AuditKind } from '@posedown/contract';

/** The actions of each kind. Actions that aren't listed count as 'other'. */
export const ACTIONS: Record<Exclude<AuditKind, 'other'>, readonly string[]> = {
  'sign-in': [
    'login',
    'logout',
    'sign up',
    'password link',
    'password set',
    'password change',
    'session revoke',
    'demo account',
  ],
  invitations: ['invite', 'invite again', 'revoke invitation'],
  looks: ['access', 'not found', 'foreign origin', 'photo-view', 'thumbnails-view'],
  deletions: ['delete', 'delete account', 'plan deletion', 'stop deletion', 'keep account'],
  athletes: [
    'change profile',
    'name health conditions',
    'record health clearance',
    'take back health clearance',
    'make new plans',
    'undo meal plan',
    'assign training plan',
    'change training plan',
    'hand over',
    'plan end of coaching',
    'end coaching',
    'keep coaching',
    'archive athlete',
    'unarchive athlete',
    'offer coaching',
    'withdraw offer',
    'accept offer',
    'decline offer',
  ],
  protocols: [
    'protocol draft',
    'protocol change',
    'protocol approve',
    'protocol reject',
    'protocol acknowledge',
  ],
  prep: [
    'peak week draft',
    'peak week change',
    'peak week approve',
    'peak week reopen',
    'posing feedback',
    'workout feedback',
  ],
  practice: ['change settings', 'add coach', 'remove coach'],
  exports: ['export', 'export account'],
};

const KINDS = Object.keys(ACTIONS) as Exclude<AuditKind, 'other'>[];

export function kindOf(action: string): AuditKind {
  return KINDS.find((kind) => ACTIONS[kind].includes(action)) ?? 'other';
}
