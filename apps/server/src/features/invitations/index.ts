export { acceptInvitation, lockPendingInvitation } from './accept-invitation.ts';
export { deleteOldInvitations } from './list-invitations.ts';
export { moveOpenInvitations, revokeOpenInvitations } from './queries.ts';
export { addInvitationRoutes } from './routes.ts';
export { freshLink } from './send-invitation.ts';
