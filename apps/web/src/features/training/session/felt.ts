import type { FinishSession, WorkoutSession } from '@posedown/contract';

export const RATINGS = ['overallRpe', 'energyLevel', 'motivation', 'pump', 'focus'] as const;
export type Rating = (typeof RATINGS)[number];

/** How a session felt, as its form holds it. What was not rated is not in it. */
export interface Felt extends Partial<Record<Rating, number>> {
  sessionNotes: string;
}

/** Where what is said and not saved yet is kept. */
export const feltKey = (sessionId: string) => `posedown.felt.${sessionId}`;

/** What was said of a session already. */
export function feltOf(session: WorkoutSession): Felt {
  const felt: Felt = { sessionNotes: session.sessionNotes ?? '' };
  for (const name of RATINGS) felt[name] = session[name] ?? undefined;
  return felt;
}

/** What a draft kept of it; undefined where it is none. */
export function readFelt(draft: unknown): Felt | undefined {
  if (typeof draft !== 'object' || draft === null) return undefined;
  const said = draft as Partial<Felt>;
  const areRated = RATINGS.every((name) => said[name] === undefined || Number.isFinite(said[name]));
  return areRated && typeof said.sessionNotes === 'string' ? (said as Felt) : undefined;
}

/** How it felt as the contract wants it: what was not rated is not named. */
export function toFeelings({ sessionNotes, ...ratings }: Felt): Omit<FinishSession, 'finishedAt'> {
  return { ...ratings, sessionNotes: sessionNotes.trim().slice(0, 2000) || null };
}
