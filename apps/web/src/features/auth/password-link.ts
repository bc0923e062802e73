import { calls } from 'virtual:contract-calls';
import { call } from '../../lib/api-client.ts';

/* Separate from the session calls, which every screen loads. */

/** Requests a one-time link to set a password. Succeeds even if the email is unknown. */
export const requestPasswordLink = (body: { email: string }) =>
  call(calls.requestPasswordLink, { body });

/** Sets a password with a one-time link. The reply is a new session. */
export const setPassword = (body: { token: string; password: string }) =>
  call(calls.setPassword, { body });
