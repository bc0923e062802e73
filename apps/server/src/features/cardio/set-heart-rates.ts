import type { BodyOf, cardioEndpoints } from '@posedown/contract';
import { refuseOutdated } from '../../platform/errors.ts';
import { notifyOnCommit } from '../../platform/events/notify-on-commit.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { type Person, updatePerson, writeForAthlete } from '../athletes/index.ts';

/**
 * Stores what the athlete's zones are made from, and tells the coach and their other devices once it
 * holds.
 * @throws AppError `changed_meanwhile` for an outdated version.
 */
export function setHeartRates(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { userId }: Actor,
  { version, ...rates }: BodyOf<typeof cardioEndpoints.setHeartRates>,
): Promise<Person> {
  return writeForAthlete({ db, now }, userId, { affects: 'view' }, async (tx, before) => {
    refuseOutdated('these heart rates', before.heartRatesVersion, version);
    const athlete = await updatePerson(tx, userId, { ...rates, heartRatesVersion: version + 1 });
    notifyOnCommit(tx, [userId], { type: 'plan', athleteId: userId });
    return athlete;
  });
}
