import type { BodyOf, cardioEndpoints } from '@posedown/contract';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { type Person, renewVersion, updatePerson } from '../athletes/index.ts';

/** Stores what the athlete's zones are made from, and tells the coach once it holds. */
export function setHeartRates(
  { db }: Pick<Services, 'db'>,
  { userId }: Actor,
  rates: BodyOf<typeof cardioEndpoints.setHeartRates>,
): Promise<Person> {
  return db.transaction(async (tx) => {
    const athlete = await updatePerson(tx, userId, rates);
    await renewVersion(tx, userId);
    return athlete;
  });
}
