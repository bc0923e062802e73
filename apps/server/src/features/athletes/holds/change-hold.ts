import { HOLD_RULES } from '@posedown/coaching';
import type { Hold, LiftHoldBody, PlaceHoldBody } from '@posedown/contract';
import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../../../platform/audit/audit.ts';
import { badField, notFound } from '../../../platform/errors.ts';
import { notifyOnCommit } from '../../../platform/events/notify-on-commit.ts';
import type { Services } from '../../../platform/services.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import {
  insertHolds,
  liftStoredHold,
  listOpenHolds,
  lockHold,
  type StoredHold,
  showHolds,
} from '../../insights/index.ts';
import type { Person } from '../queries.ts';
import { writeForAthlete } from '../write-for-athlete.ts';

interface LiftHoldInput {
  actor: Actor;
  athlete: Person;
  holdId: string;
  body: LiftHoldBody;
  request: FastifyRequest;
}

/**
 * Lifts a hold. Plans don't change, and lifting twice is harmless. @throws AppError `not_found`
 * for someone else's hold, `invalid_input` if a clinician must agree first
 */
export async function liftHold(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { actor, athlete, holdId, body: { reason, clinicianAgreed }, request }: LiftHoldInput,
): Promise<Hold> {
  const { id: athleteId } = athlete;
  const affects = ({ isNew }: { isNew: boolean }) => (isNew ? 'standing' : 'none');
  const { shown } = await writeForAthlete({ db, now }, { athlete }, { affects }, async (tx) => {
    const hold = await lockHold(tx, athleteId, holdId);
    if (!hold) throw notFound('Hold');
    const lifted = { ...hold };
    if (!hold.liftedAt) {
      requireClinician(hold, clinicianAgreed);
      const lift = {
        ...{ liftedAt: now(), liftedById: actor.userId, liftReason: reason },
        clinicianConfirmed: clinicianAgreed,
      };
      await liftStoredHold(tx, hold, lift);
      Object.assign(lifted, lift);
      notifyOnCommit(tx, [athleteId], { type: 'plan', athleteId });
      const event = { action: 'lift hold', outcome: 'done', subjectId: athleteId } as const;
      await recordAudit(tx, request, event);
    }
    const [shown] = await showHolds(tx, [lifted]);
    if (!shown) throw notFound('Hold');
    return { isNew: !hold.liftedAt, shown };
  });
  return shown;
}

function requireClinician({ kind }: StoredHold, clinicianAgreed: boolean) {
  if (!HOLD_RULES[kind].needsClinician || clinicianAgreed) return;
  throw badField('clinicianAgreed', 'Confirm that a clinician has agreed');
}

interface PlaceInput {
  actor: Actor;
  athlete: Person;
  body: PlaceHoldBody;
  request: FastifyRequest;
}

/** Lets a coach put an athlete's diet on hold. @returns the open hold of that kind */
export async function placeHold(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { actor, athlete, body: { kind, reason }, request }: PlaceInput,
): Promise<Hold> {
  // Coaches can open their own profile but have no diet.
  if (athlete.role !== 'client') throw notFound('Athlete');
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
