import {
  calendarDayIn,
  type PlanAnswers,
  type ProposalFacts,
  STEADY_SESSION_MINUTES,
  type SteadyCardio,
  weeklyRatePercent,
} from '@posedown/coaching';
import type { Db } from '../../platform/db/database.ts';
import { findLatest, findPlanAnswers, listDietStarts, type Person } from '../athletes/index.ts';
import { cardioOfWeek } from '../cardio/index.ts';
import { findActivePlan, type StoredPlan } from '../nutrition/index.ts';
import { readExpenditureFacts } from '../progress/index.ts';
import { findPlanOverrides } from '../shows/index.ts';

/** The facts behind a proposal, and its meal plan. */
export interface ReadFacts {
  facts: ProposalFacts;
  plan: StoredPlan;
}

/** Null without a meal plan or with missing answers. */
export async function readProposalFacts(
  db: Db,
  athlete: Person,
  now: Date,
): Promise<ReadFacts | null> {
  const plan = await findActivePlan(db, athlete.id);
  const answers = plan && findPlanAnswers(athlete, now, await findLatest(db, athlete, now));
  if (!answers) return null;
  const { today } = answers;
  const { showDays } = await findPlanOverrides(db, athlete.id, today);
  const known = {
    ...{ answers, plan, showDays },
    ...(await readExpenditureFacts(db, athlete, today)),
    dietStarts: await listDietStarts(db, athlete, answers),
  };
  return { facts: toProposalFacts(athlete, known), plan };
}

/** What a proposal needs of a stored plan. */
export type PlanBasis = Pick<
  StoredPlan,
  'targets' | 'targetsFrom' | 'goalPercent' | 'maintenanceKcal' | 'createdAt'
>;

interface KnownFacts extends Omit<ProposalFacts, 'plan' | 'cardio'> {
  plan: PlanBasis;
  showDays: readonly string[];
}

/** The facts behind a proposal, from what is already loaded. */
export function toProposalFacts(
  athlete: Person,
  { plan, showDays, ...known }: KnownFacts,
): ProposalFacts {
  const { answers } = known;
  return {
    ...known,
    answers: forPlan(answers, plan),
    plan: {
      targets: plan.targets,
      startedOn: calendarDayIn(plan.createdAt, athlete.timezone),
      goalPercent: goalPercentOf(plan, answers),
    },
    cardio: steadyCardio(athlete, answers, showDays),
  };
}

/** A protocol's target weight was checked at approval and may differ from the athlete’s own goal. */
function forPlan(answers: PlanAnswers, { targetsFrom }: PlanBasis): PlanAnswers {
  if (targetsFrom !== 'protocol') return answers;
  const { bodyFatGoalPercent: _goal, ...others } = answers;
  return others;
}

const FOLLOW_ANSWERS: readonly StoredPlan['targetsFrom'][] = ['answers', 'proposal'];

/** The pace a person set for a plan in % a week, or null if it follows the answers. */
export function goalPercentOf(
  { goalPercent, targetsFrom, maintenanceKcal, targets }: Omit<PlanBasis, 'createdAt'>,
  answers: PlanAnswers,
): number | null {
  if (FOLLOW_ANSWERS.includes(targetsFrom)) return goalPercent;
  return goalPercent ?? weeklyRatePercent(answers, { kcal: targets.calories, maintenanceKcal });
}

function steadyCardio(
  { cardioProgression }: Person,
  { today, competitionDate, weightKg }: PlanAnswers,
  showDays: readonly string[],
): SteadyCardio | null {
  if (!cardioProgression) return null;
  const show = competitionDate ?? null;
  const { schedule } = cardioOfWeek(cardioProgression, { day: today, show, showDays, weightKg });
  // Steady sessions that replace intervals before a show can't be adjusted.
  const steady = schedule.filter(
    ({ type }, index) => type === 'LISS' && cardioProgression.schedule[index]?.type === 'LISS',
  );
  const minutes = steady.reduce((sum, { duration }) => sum + duration, 0);
  const kcal = steady.reduce((sum, { calories }) => sum + calories, 0);
  if (minutes === 0 || kcal === 0) return null;
  return {
    minutes,
    netKcalPerMinute: kcal / minutes,
    leastMinutes: Math.min(minutes, STEADY_SESSION_MINUTES.min * steady.length),
    mostMinutes: Math.max(minutes, STEADY_SESSION_MINUTES.max * steady.length),
  };
}
