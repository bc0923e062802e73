export { forgiveGuesses } from './count-guess.ts';
export { endAccess } from './end-access.ts';
export { endStaleAuth } from './end-stale-auth.ts';
export { hashPassword, verifyPassword } from './passwords.ts';
export { provePassword, refusePassword } from './prove-password.ts';
export { hasPassword, lockPasswordHash, setPasswordHash } from './queries.ts';
export { refuseCommonPassword } from './refuse-common-password.ts';
export { addAuthRoutes } from './routes.ts';
export { sendPasswordLink } from './send-password-link.ts';
