import type { Tx } from '../../platform/db/database.ts';
import { notFound } from '../../platform/errors.ts';
import { notifyOnCommit } from '../../platform/events/notify-on-commit.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { lockPerson, type Person } from './queries.ts';
import { renewVersion } from './roster/queries.ts';
import { refreshLocked } from './roster/refresh-roster-entry.ts';

/**
 * What a write affects besides its own rows: `standing` recomputes the roster row and alerts, `view` bumps the version
 * of cached views, `none` does nothing.
 */
export type Affects = 'standing' | 'view' | 'none';

export interface AthleteWriter {
  /** The athlete as they were when the caller's permission was checked. */
  athlete: Pick<Person, 'id' | 'coachId'>;
  /** The caller; left out where only a coach may write. */
  actor?: Pick<Actor, 'userId'> | null;
}

interface AthleteWrite<Result> {
  /** Where it depends on what was found, it follows from the result. */
  affects: Affects | ((result: Result) => Affects);
}

/**
 * The one write path for an athlete's data. Opens a transaction, locks the athlete's row first, runs the work,
 * refreshes what depends on it, and publishes after the commit to the coach, and to the athlete if somebody else wrote.
 * @param whose an id for what athletes write themselves
 * @throws AppError `not_found` if the athlete was deleted or left this coach meanwhile
 */
export function writeForAthlete<Result>(
  { db, now }: Pick<Services, 'db' | 'now'>,
  whose: string | AthleteWriter,
  { affects }: AthleteWrite<Result>,
  work: (tx: Tx, athlete: Person) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    const athlete = await lockWritable(tx, whose);
    const result = await work(tx, athlete);
    const affected = typeof affects === 'function' ? affects(result) : affects;
    if (affected === 'standing') await refreshLocked(tx, athlete, now());
    if (affected === 'view') await renewVersion(tx, athlete.id);
    if (affected !== 'none' && isByOther(whose)) {
      notifyOnCommit(tx, [athlete.id], { type: 'athlete', athleteId: athlete.id });
    }
    return result;
  });
}

/** Recomputes an athlete's roster row and alerts. */
export function refreshStanding(services: Pick<Services, 'db' | 'now'>, athleteId: string) {
  return writeForAthlete(services, athleteId, { affects: 'standing' }, async () => undefined);
}

const isByOther = (whose: string | AthleteWriter) =>
  typeof whose !== 'string' && whose.actor?.userId !== whose.athlete.id;

async function lockWritable(tx: Tx, whose: string | AthleteWriter): Promise<Person> {
  if (typeof whose === 'string') {
    const own = await lockPerson(tx, whose);
    if (!own) throw notFound('Your account');
    return own;
  }
  const athlete = await lockPerson(tx, whose.athlete.id);
  const isGone = isByOther(whose) && athlete?.coachId !== whose.athlete.coachId;
  if (!athlete || isGone) throw notFound('That athlete');
  return athlete;
}
