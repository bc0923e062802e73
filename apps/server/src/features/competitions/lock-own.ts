import type { Tx } from '../../platform/db/database.ts';
import { notFound, refuseOutdated } from '../../platform/errors.ts';
import type { Actor } from '../../platform/session/actor.ts';
import type { Person } from '../athletes/index.ts';
import { lockCompetition, type StoredCompetition } from './queries.ts';

/** The athlete, or their coach. */
export interface Writer {
  actor: Actor;
  /** The athlete as loaded when permission was checked. */
  athlete: Person;
}

interface LockOwnCompetitionInput {
  userId: string;
  competitionId: string;
  /** Omitted if the caller accepts any version. */
  version?: number | undefined;
}

/**
 * Locks the athlete's competition at the version the caller saw until the transaction ends.
 * @throws AppError `not_found`, or `changed_meanwhile` for an outdated version
 */
export async function lockOwnCompetition(
  tx: Tx,
  input: LockOwnCompetitionInput,
): Promise<StoredCompetition> {
  const competition = await lockCompetition(tx, input.userId, input.competitionId);
  if (!competition) throw notFound('Competition');
  refuseOutdated('this competition', competition.version, input.version);
  return competition;
}
