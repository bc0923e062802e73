/** The show selected in the URL; by default the next one. */
export interface PrepQuery {
  competitionId?: string;
}

/** Parses `?competitionId=`. */
export const readPrepQuery = ({ competitionId }: Record<string, unknown>): PrepQuery =>
  typeof competitionId === 'string' ? { competitionId } : {};
