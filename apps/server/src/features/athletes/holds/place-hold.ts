import type { Hold, PlaceHoldBody } from '@posedown/contract';
import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../../../platform/audit/audit.ts';
import { notFound } from '../../../platform/errors.ts';
import { notifyOnCommit } from '../../../platform/events/notify-on-commit.ts';
import type { Services } from '../../../platform/services.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { insertHolds, listOpenHolds, showHolds } from '../../insights/index.ts';
import type { Person } from '../queries.ts';
import { writeForAthlete } from '../write-for-athlete.ts';

interface Asked {
  actor: Actor;
  athlete: Person;
  body: PlaceHoldBody;
  request: FastifyRequest;
}

/** Puts an athlete's diet on hold by their coach's own decision. @returns the open hold of that kind */
export async function placeHold(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { actor, athlete, body: { kind, reason }, request }: Asked,
): Promise<Hold> {
  // A coach sees themselves too, but has no diet to hold.
  if (athlete.role !== 'client') throw notFound('That athlete');
  const { id: athleteId } = athlete;
  const affects = ({ isNew }: { isNew: boolean }) => (isNew ? 'standing' : 'none');
  const { shown } = await writeForAthlete({ db, now }, { athlete }, { affects }, async (tx) => {
    const by = { placedReason: reason, placedById: actor.userId };
    const hold = { kind, source: 'coach', sourceId: null, ...by } as const;
    const placed = await insertHolds(tx, athleteId, [hold], now());
    const stored = (await listOpenHolds(tx, athleteId)).filter((open) => open.kind === kind);
    if (placed.length > 0) {
      notifyOnCommit(tx, [athleteId], { type: 'plan', athleteId });
      const event = { action: 'place hold', outcome: 'done', subjectId: athleteId } as const;
      await recordAudit(tx, request, event);
    }
    const [shown] = await showHolds(tx, stored);
    if (!shown) throw new Error('the hold that was placed is gone');
    return { isNew: placed.length > 0, shown };
  });
  return shown;
}
