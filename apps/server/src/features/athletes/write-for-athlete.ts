import type { Tx } from '../../platform/db/database.ts';
import { notFound } from '../../platform/errors.ts';
import { notifyOnCommit } from '../../platform/events/notify-on-commit.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { lockPerson, type Person } from './queries.ts';
import { bumpVersion, changeVersion } from './roster/queries.ts';
import { refreshLocked } from './roster/refresh-roster-entry.ts';

/**
 * What a write affects besides its own rows: `standing` recomputes the roster row and alerts, `view` bumps the version
 * of cached replies, `own` does so without notifying the coach, who doesn't see the change, and `none` affects nothing
 * else.
 */
export type Affects = 'standing' | 'view' | 'own' | 'none';

export interface AthleteWriter {
  /** The athlete as loaded when the caller's permission was checked. */
  athlete: Pick<Person, 'id' | 'coachId'>;
  /** The caller. Omit if only a coach may write. */
  actor?: Pick<Actor, 'userId'> | null;
}

interface AthleteWrite<Result> {
  /** Either fixed or computed from the result. */
  affects: Affects | ((result: Result) => Affects);
}

/**
 * The single write path for an athlete's data. Opens a transaction, locks the athlete's row first,
 * runs the work and refreshes what depends on it. After the commit, it notifies the coach, and the
 * athlete if someone else wrote. @param writer an athlete's id if they write their own data
 * @throws AppError `not_found` if the athlete was deleted or left this coach in the meantime
 */
export function writeForAthlete<Result>(
  { db, now }: Pick<Services, 'db' | 'now'>,
  writer: string | AthleteWriter,
  { affects }: AthleteWrite<Result>,
  work: (tx: Tx, athlete: Person) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    const athlete = await lockWritable(tx, writer);
    const result = await work(tx, athlete);
    const affected = typeof affects === 'function' ? affects(result) : affects;
    if (affected === 'standing') await refreshLocked(tx, athlete, now());
    if (affected === 'view') await bumpVersion(tx, athlete.id);
    if (affected === 'own') await changeVersion(tx, athlete.id);
    if (affected !== 'none' && isByOther(writer)) {
      notifyOnCommit(tx, [athlete.id], { type: 'athlete', athleteId: athlete.id });
    }
    return result;
  });
}

/** Recomputes an athlete's roster row and alerts. */
export function refreshStanding(services: Pick<Services, 'db' | 'now'>, athleteId: string) {
  return writeForAthlete(services, athleteId, { affects: 'standing' }, async () => undefined);
}

const isByOther = (writer: string | AthleteWriter) =>
  typeof writer !== 'string' && writer.actor?.userId !== writer.athlete.id;

async function lockWritable(tx: Tx, writer: string | AthleteWriter): Promise<Person> {
  if (typeof writer === 'string') {
    const own = await lockPerson(tx, writer);
    if (!own) throw notFound('Account');
    return own;
  }
  const athlete = await lockPerson(tx, writer.athlete.id);
  const hasLeftCoach = isByOther(writer) && athlete?.coachId !== writer.athlete.coachId;
  if (!athlete || hasLeftCoach) throw notFound('Athlete');
  return athlete;
}
