export { acceptInvitation, holdPendingInvitation } from './accept-invitation.ts';
export { addInvitationRoutes } from './routes.ts';
export { freshLink } from './send-invitation.ts';
