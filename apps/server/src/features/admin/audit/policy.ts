import type { Actor } from '../../../platform/session/actor.ts';

/** Whose activity a coach may read. */
export interface Readership {
  coachId: string;
  /** The head coach also reads what other coaches do, unless it is about their athletes. */
  isHead: boolean;
}

/** The head coach is the first coach there was. */
export function readershipOf({ userId }: Actor, headId: string | null): Readership {
  return { coachId: userId, isHead: userId === headId };
}
