import { calendarDayIn } from '@posedown/coaching';
import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../../platform/audit/audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { repeatResult, sentAs } from '../../platform/db/store-once.ts';
import { AppError, notFound, refuseOutdated } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { findLatest, findPlanAnswers, type Person, writeForAthlete } from '../athletes/index.ts';
import { editBy } from '../plan-changes/index.ts';
import { findMeasured } from '../progress/index.ts';
import { planEnd, showsSince } from './preserve-targets.ts';
import {
  findPlanBefore,
  findPlanByKey,
  insertActivePlan,
  lockPlan,
  type StoredPlan,
} from './queries.ts';
import { recordNewPlan } from './record-new-plan.ts';

interface Undone {
  actor: Actor;
  planId: string;
  /** The plan's version the coach saw. */
  version: number;
  request: FastifyRequest;
}

/**
 * Restores the previous plan as a new one, so that history stays in order. A repeat returns that plan. @param seen the
 * athlete as loaded when permission was checked @throws AppError `not_found` for someone else's plan,
 * `changed_meanwhile` for an outdated version, `conflict` if a newer plan is active, there is no previous one, or it
 * would not be safe today
 */
export function undoPlan(
  { db, now }: Pick<Services, 'db' | 'now'>,
  checkedAthlete: Person,
  { actor, planId, version, request }: Undone,
): Promise<StoredPlan> {
  return writeForAthlete(
    { db, now },
    { athlete: checkedAthlete },
    { affects: 'standing' },
    async (tx, athlete) => {
      const plan = await lockPlan(tx, athlete.id, planId);
      if (!plan) throw notFound('Plan');
      // Keyed by the undone plan, so that a second tap from any device finds the result.
      const sent = sentAs(plan.id, { undo: plan.id });
      const done = await findPlanByKey(tx, athlete.id, plan.id);
      if (done?.isActive) return repeatResult(done, done, sent);
      if (done || !plan.isActive) throw newerPlan();
      refuseOutdated('that plan', plan.version, version);
      const before = await findPlanBefore(tx, plan);
      if (!before) throw new AppError('conflict', { userMessage: 'There’s no earlier meal plan.' });
      await refuseUnsafe(tx, athlete, before, now());
      const { id: _id, createdAt: _createdAt, version: _version, ...rest } = before;
      const restored = { ...rest, ...sent, lastSwap: null, createdAt: now() };
      const stored = await insertActivePlan(tx, restored);
      const edit = editBy(actor, athlete.id);
      const today = calendarDayIn(now(), athlete.timezone);
      const change = { before: plan, after: stored, edit, effectiveOn: today, now: now() };
      await recordNewPlan(tx, change);
      await recordAudit(tx, request, {
        action: 'undo meal plan',
        outcome: 'done',
        subjectId: athlete.id,
        details: { plan: planId },
      });
      return stored;
    },
  );
}

const newerPlan = () =>
  new AppError('conflict', {
    userMessage: 'There’s a newer meal plan, so this change can’t be undone.',
  });

/** An earlier plan may contain a deficit that is now ruled out. */
async function refuseUnsafe(tx: Tx, athlete: Person, before: StoredPlan, now: Date) {
  const answers = findPlanAnswers(athlete, now, await findLatest(tx, athlete, now));
  if (!answers) return;
  const measured = await findMeasured(tx, athlete, now);
  const shows = await showsSince(tx, athlete, before);
  const end = planEnd({ ...answers, ...measured }, before, shows);
  if (!end) return;
  throw new AppError('conflict', {
    userMessage: `The earlier meal plan is no longer safe. ${end.text}`,
  });
}
