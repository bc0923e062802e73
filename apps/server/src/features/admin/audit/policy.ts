import type { Actor } from '../../../platform/session/actor.ts';

/** The part of the audit log a coach may read. */
export interface Readership {
  coachId: string;
  /** The head coach also sees other coaches' actions, except those about their athletes. */
  isHead: boolean;
}

/** The head coach is the first coach ever created. */
export function readershipOf({ userId }: Actor, headId: string | null): Readership {
  return { coachId: userId, isHead: userId === headId };
}
