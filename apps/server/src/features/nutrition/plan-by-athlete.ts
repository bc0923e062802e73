import {
  guidanceOf,
  isSameTargets,
  type MacroTargets,
  mayMoveTargets,
  type PlanAnswers,
} from '@posedown/coaching';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Sent } from '../../platform/db/sent-once.ts';
import type { Person } from '../athletes/index.ts';
import { editBy, requestPlan } from '../plan-changes/index.ts';
import { generatePlan } from './generate-plan.ts';
import { planTargets, requireSafeTargets } from './plan-targets.ts';
import { isSet, preserveTargets, showsSince } from './preserve-targets.ts';
import { findActivePlan, type StoredPlan } from './queries.ts';

export interface Wish {
  answers: PlanAnswers;
  targets: MacroTargets | undefined;
  sent: Sent;
}

/**
 * Creates the meal plan an athlete asks for. Unless they guide themselves, targets stay and only foods vary; larger
 * target changes become a request to the coach. Call it with the athlete locked.
 * @throws AppError `invalid_input` for targets past a safety limit, whoever decides
 */
export async function planByAthlete(
  tx: Tx,
  person: Person,
  { answers, targets, sent }: Wish,
  now: Date,
): Promise<StoredPlan> {
  const plan = await findActivePlan(tx, person.id);
  if (targets && mayApply(person, plan, targets)) {
    const own = { ...targets, from: 'calculator' } as const;
    return generatePlan(tx, person.id, answers, now, { own, edit: ownEdit(person), sent });
  }
  if (targets) requireSafeTargets(answers, targets);
  const isWish = targets && !(plan && isSameTargets(plan.targets, targets));
  const current =
    isWish && plan ? plan : await keepOrMake(tx, person, { answers, plan, sent, now });
  if (isWish) {
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

interface PlanByAthleteInput extends Omit<Wish, 'targets'> {
  plan: StoredPlan | null;
  now: Date;
}

/** Keeps the current targets if they must stay, else uses the answers. */
async function keepOrMake(
  tx: Tx,
  person: Person,
  { answers, plan, sent, now }: PlanByAthleteInput,
) {
  const edit = ownEdit(person);
  const stays = plan && (isSet(plan) || guidanceOf(person) !== 'self_guided');
  if (!stays) return generatePlan(tx, person.id, answers, now, { edit, sent });
  const shows = await showsSince(tx, person, plan);
  const { answers: judgedBy, ...wanted } = preserveTargets(answers, { plan, shows, edit });
  return generatePlan(tx, person.id, judgedBy, now, { ...wanted, sent });
}

/** The targets of a plan that keeps the current ones, for a preview; null if the answers decide. */
export async function previewKept(db: Db, person: Person, answers: PlanAnswers) {
  const plan = await findActivePlan(db, person.id);
  if (!plan || guidanceOf(person) === 'self_guided') return null;
  const shows = await showsSince(db, person, plan);
  const saved = preserveTargets(answers, { plan, shows, edit: ownEdit(person) });
  return planTargets(saved.answers, saved.own, saved.notes);
}
