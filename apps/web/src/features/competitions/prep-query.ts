/** Which of an athlete's shows the address names; the next one where it names none. */
export interface PrepQuery {
  competitionId?: string;
}

/** Reads `?competitionId=`. */
export const readPrepQuery = ({ competitionId }: Record<string, unknown>): PrepQuery =>
  typeof competitionId === 'string' ? { competitionId } : {};
