export { provePassword, refusePassword } from './change-password.ts';
export { clearGuesses } from './count-guess.ts';
export { hashPassword, verifyPassword } from './passwords.ts';
export { hasPassword, lockPasswordHash, setPasswordHash } from './queries.ts';
export { refuseCommonPassword } from './refuse-common-password.ts';
export { addAuthRoutes } from './routes.ts';
export { sendPasswordLink } from './send-password-link.ts';
export { deleteExpiredAuth, revokeAccess } from './sessions.ts';
