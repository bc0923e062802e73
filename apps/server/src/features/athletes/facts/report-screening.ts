import { alertsOfScreening, type HoldKind, holdsOfScreening } from '@posedown/coaching';
import type { Tx } from '../../../platform/db/database.ts';
import { placeHolds, raiseAlert } from '../../insights/index.ts';
import type { Person } from '../queries.ts';

/**
 * Acts on newly reported answers: puts the diet on hold if needed and alerts the coach. Call it
 * before creating plans, in the transaction that stored the answers, with the athlete locked.
 * @param before the answers stored before; null at sign-up @returns the athlete with the open
 * holds
 */
export async function reportScreening(
  tx: Tx,
  { before, after }: { before: Person | null; after: Person },
  now: Date,
): Promise<Person> {
  const earlierHolds: HoldKind[] = before ? holdsOfScreening(before) : [];
  const holds = holdsOfScreening(after).filter((kind) => !earlierHolds.includes(kind));
  const reported = { source: 'answers', sourceId: null, holds, statedHolds: [] } as const;
  const placed = await placeHolds(tx, after.id, reported, now);
  const { id: athleteId, coachId, name, profileVersion: version } = after;
  if (coachId) {
    for (const finding of alertsOfScreening({ name, version }, before, after)) {
      await raiseAlert(tx, { athleteId, coachId }, finding, now);
    }
  }
  return { ...after, openHolds: [...after.openHolds, ...placed] };
}
