import { calls } from 'virtual:contract-calls';
import type { CardioSessionRestore } from '@posedown/contract';
import { call } from '../../../lib/api-client.ts';

/** Puts back what was deleted a moment ago. Here, for the first page of a session has no room for it. */
export const restoreSession = (body: CardioSessionRestore) =>
  call(calls.restoreCardioSession, { body });
