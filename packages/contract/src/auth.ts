import { z } from 'zod';
import { idSchema, instantSchema, isStorable, UNSTORABLE_MESSAGE } from './common.ts';
import { emailSchema } from './email.ts';
import { defineEndpoint } from './endpoint.ts';

export const ROLES = ['client', 'coach'] as const;
export const roleSchema = z.enum(ROLES);
export type Role = z.output<typeof roleSchema>;

export const PASSWORD_LENGTH = { min: 8, max: 200 } as const;

/** A new password; the server also rejects the most common ones. */
export const newPasswordSchema = z
  .string('Password is required')
  .min(PASSWORD_LENGTH.min, `Use at least ${PASSWORD_LENGTH.min} characters`)
  .max(PASSWORD_LENGTH.max, `Use at most ${PASSWORD_LENGTH.max} characters`)
  .refine(isStorable, UNSTORABLE_MESSAGE);

/** A password for logging in. Only its presence is checked, so the rules aren't revealed. */
export const enteredPasswordSchema = z
  .string('Password is required')
  .min(1, 'Password is required')
  .max(1000, 'Password is too long');

export const sessionUserSchema = z
  .object({ id: idSchema, email: z.string(), name: z.string(), role: roleSchema })
  .meta({ id: 'SessionUser' });
export type SessionUser = z.output<typeof sessionUserSchema>;

const sessionReplySchema = z.object({ user: sessionUserSchema }).meta({ id: 'Session' });

export const loginBodySchema = z.strictObject({
  email: emailSchema,
  password: enteredPasswordSchema,
});

export const setPasswordBodySchema = z.strictObject({
  token: z.string().min(1).max(200),
  password: newPasswordSchema,
});

export const changePasswordBodySchema = z.strictObject({
  currentPassword: enteredPasswordSchema,
  newPassword: newPasswordSchema,
});

/** `keepStorage`: the browser still has unsent entries, which must not be lost. */
export const logoutQuerySchema = z.strictObject({ keepStorage: z.literal('true').optional() });

export const requestPasswordLinkBodySchema = z.strictObject({ email: emailSchema });

const deviceSessionSchema = z
  .object({
    id: idSchema,
    current: z.boolean(),
    userAgent: z.string(),
    createdAt: instantSchema,
    lastSeenAt: instantSchema,
  })
  .meta({ id: 'DeviceSession' });

const tag = 'Accounts';

export const authEndpoints = {
  me: defineEndpoint({
    method: 'GET',
    path: '/api/auth/me',
    access: 'session',
    tag,
    summary: 'The logged-in user',
    status: 200,
    reply: sessionReplySchema,
  }),
  login: defineEndpoint({
    method: 'POST',
    path: '/api/auth/login',
    access: 'public',
    tag,
    summary: 'Log in with email and password',
    body: loginBodySchema,
    status: 200,
    reply: sessionReplySchema,
  }),
  logout: defineEndpoint({
    method: 'POST',
    path: '/api/auth/logout',
    access: 'public',
    tag,
    summary: 'Log out on this device',
    query: logoutQuerySchema,
    status: 204,
  }),
  requestPasswordLink: defineEndpoint({
    method: 'POST',
    path: '/api/auth/password-link',
    access: 'public',
    tag,
    summary:
      'Send a one-time link to set a password. The reply never reveals whether the email is known',
    body: requestPasswordLinkBodySchema,
    status: 204,
  }),
  setPassword: defineEndpoint({
    method: 'POST',
    path: '/api/auth/set-password',
    access: 'public',
    tag,
    summary: 'Set a password with a one-time link, end all sessions and log in',
    body: setPasswordBodySchema,
    status: 200,
    reply: sessionReplySchema,
  }),
  changePassword: defineEndpoint({
    method: 'POST',
    path: '/api/auth/change-password',
    access: 'session',
    tag,
    summary: 'Change the password and end every other session',
    body: changePasswordBodySchema,
    status: 204,
  }),
  listSessions: defineEndpoint({
    method: 'GET',
    path: '/api/auth/sessions',
    access: 'session',
    tag,
    summary: 'The devices you’re logged in on',
    status: 200,
    reply: z.object({ sessions: z.array(deviceSessionSchema) }),
  }),
  revokeSession: defineEndpoint({
    method: 'DELETE',
    path: '/api/auth/sessions/:sessionId',
    access: 'session',
    tag,
    summary: 'Log out one device',
    params: z.object({ sessionId: idSchema }),
    status: 204,
  }),
};
