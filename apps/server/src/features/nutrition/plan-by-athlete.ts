import {
  guidanceOf,
  isSameTargets,
  type MacroTargets,
  mayMoveTargets,
  type PlanAnswers,
} from '@posedown/coaching';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Sent } from '../../platform/db/store-once.ts';
import type { Person } from '../athletes/index.ts';
import { editBy, requestPlan } from '../plan-changes/index.ts';
import { generatePlan } from './generate-plan.ts';
import { planTargets, requireSafeTargets } from './plan-targets.ts';
import { isSet, preserveTargets, showsSince } from './preserve-targets.ts';
import { findActivePlan, type StoredPlan } from './queries.ts';

export interface PlanRequest {
  answers: PlanAnswers;
  targets: MacroTargets | undefined;
  sent: Sent;
}

/**
 * Creates the meal plan an athlete requests. Unless the athlete guides themselves, targets stay
 * and only foods vary. Larger target changes become a request to the coach. Call it with the
 * athlete locked. @throws AppError `invalid_input` for targets past a safety limit, for every
 * athlete
 */
export async function planByAthlete(
  tx: Tx,
  person: Person,
  { answers, targets, sent }: PlanRequest,
  now: Date,
): Promise<StoredPlan> {
  const plan = await findActivePlan(tx, person.id);
  if (targets && mayApply(person, plan, targets)) {
    const own = { ...targets, from: 'calculator' } as const;
    return generatePlan(tx, person.id, answers, now, { own, edit: ownEdit(person), sent });
  }
  if (targets) requireSafeTargets(answers, targets);
  const changesTargets = targets && !(plan && isSameTargets(plan.targets, targets));
  const current =
    changesTargets && plan
      ? plan
      : await createOrKeepTargets(tx, person, { answers, plan, sent, now });
  if (changesTargets) {
    const request = { kind: 'targets', now: current.targets, wanted: targets } as const;
    await requestPlan(tx, person, request, { requestKey: sent.requestKey, now });
  }
  return current;
}

/** Whether an athlete's targets become a request to their coach instead of a plan. */
export async function isRequest(tx: Tx, person: Person, targets: MacroTargets): Promise<boolean> {
  const plan = await findActivePlan(tx, person.id);
  return plan !== null && !mayApply(person, plan, targets) && !isSameTargets(plan.targets, targets);
}

function mayApply(person: Person, plan: StoredPlan | null, targets: MacroTargets): boolean {
  const mode = guidanceOf(person);
  return plan ? mayMoveTargets(mode, plan.targets, targets) : mode === 'self_guided';
}

const ownEdit = ({ id }: Person) => editBy({ userId: id }, id);

interface PlanByAthleteInput extends Omit<PlanRequest, 'targets'> {
  plan: StoredPlan | null;
  now: Date;
}

/** Keeps the current targets if required, or else computes them from the answers. */
async function createOrKeepTargets(
  tx: Tx,
  person: Person,
  { answers, plan, sent, now }: PlanByAthleteInput,
) {
  const edit = ownEdit(person);
  const stays = plan && (isSet(plan) || guidanceOf(person) !== 'self_guided');
  if (!stays) return generatePlan(tx, person.id, answers, now, { edit, sent });
  const shows = await showsSince(tx, person, plan);
  const { answers: checkedAnswers, ...options } = preserveTargets(answers, { plan, shows, edit });
  return generatePlan(tx, person.id, checkedAnswers, now, { ...options, sent });
}

/** Previews the targets of a plan that keeps the current ones. Null if the answers decide. */
export async function previewPreserved(db: Db, person: Person, answers: PlanAnswers) {
  const plan = await findActivePlan(db, person.id);
  if (!plan || guidanceOf(person) === 'self_guided') return null;
  const shows = await showsSince(db, person, plan);
  const saved = preserveTargets(answers, { plan, shows, edit: ownEdit(person) });
  return planTargets(saved.answers, saved.own, saved.notes);
}
