import type { PlanActor } from '@posedown/coaching';
import type { PlanChange } from '@posedown/contract';
import { notFound } from '../../platform/errors.ts';
import { notifyOnCommit } from '../../platform/events/notify-on-commit.ts';
import { cutPage, readIdCursor } from '../../platform/paging.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { type Person, writeForAthlete } from '../athletes/index.ts';
import { clearNotices } from '../notices/index.ts';
import { findPlanned, toPlannedChange } from './planned/queries.ts';
import {
  acknowledgeUpTo,
  fromJsonChange,
  hasChange,
  type JsonChange,
  type ListedChange,
  listChanges,
} from './queries.ts';

interface ListPlanChangesInput {
  actor: Pick<Actor, 'userId'>;
  athlete: Person;
}

interface Page {
  limit: number;
  cursor?: string | undefined;
  state: 'all' | 'unacknowledged';
}

/** Authors whose changes the reader must acknowledge. */
const otherSide = ({ actor, athlete }: ListPlanChangesInput): readonly PlanActor[] =>
  actor.userId === athlete.id ? ['coach', 'system'] : ['athlete'];

/**
 * A page of an athlete's plan changes, newest first.
 * @throws AppError `invalid_input` for an unknown cursor
 */
export async function listPlanChanges(
  { db }: Pick<Services, 'db'>,
  input: ListPlanChangesInput,
  { limit, cursor, state }: Page,
) {
  const found = await listChanges(db, {
    athleteId: input.athlete.id,
    limit: limit + 1,
    before: readIdCursor(cursor),
    waitingFrom: state === 'all' ? null : otherSide(input),
  });
  const { rows, nextCursor } = cutPage(found, limit, ({ change }) => change.id);
  const planned = await findPlanned(db, input.athlete.id);
  return {
    ...{ changes: rows.map(toPlanChange), nextCursor },
    planned: planned && toPlannedChange(planned),
  };
}

/**
 * Marks the other side's changes as seen, up to one. Repeats are harmless.
 * @throws AppError `not_found` for someone else's change
 */
export function acknowledgePlanChanges(
  { db, now }: Pick<Services, 'db' | 'now'>,
  input: ListPlanChangesInput,
  upTo: string,
): Promise<{ acknowledged: number }> {
  const affects = ({ acknowledged }: { acknowledged: number }) =>
    acknowledged > 0 ? 'view' : 'none';
  return writeForAthlete({ db, now }, input, { affects }, async (tx, { id: athleteId }) => {
    if (!(await hasChange(tx, athleteId, upTo))) throw notFound('Change');
    const from = otherSide(input);
    const acknowledged = await acknowledgeUpTo(tx, { athleteId, upTo, from, now: now() });
    const read = { userId: input.actor.userId, kinds: ['plan_changed'] as const };
    if (acknowledged > 0) await clearNotices(tx, { ...read, aboutId: athleteId }, now());
    // The reader's other open pages show unacknowledged changes, too.
    if (acknowledged > 0) notifyOnCommit(tx, [athleteId], { type: 'athlete', athleteId });
    return { acknowledged };
  });
}

/** The plan changes of `latestChanges`. */
export const toLatestChanges = (changes: readonly JsonChange[]): PlanChange[] =>
  changes.map((change) => toPlanChange(fromJsonChange(change)));

function toPlanChange({ change, actorName }: ListedChange): PlanChange {
  const { id, actor, kind, before, after, reason, causeKind, effectiveOn } = change;
  return {
    ...{ id, actor, actorName, reason, effectiveOn, kind, before, after },
    cause: causeKind,
    acknowledgedAt: change.acknowledgedAt?.toISOString() ?? null,
    createdAt: change.createdAt.toISOString(),
    // The columns of a row were stored from one `PlanDifference`.
  } as PlanChange;
}
