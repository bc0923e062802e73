import { calls } from 'virtual:contract-calls';
import { call } from '../../lib/api-client.ts';

/* Beside the session's own calls, for those are in the first page of every screen. */

/** Asks for a one-time link to set a password. Succeeds whether or not the e-mail is known. */
export const requestPasswordLink = (body: { email: string }) =>
  call(calls.requestPasswordLink, { body });

/** Sets a password with a one-time link; the reply is a new session. */
export const setPassword = (body: { token: string; password: string }) =>
  call(calls.setPassword, { body });
