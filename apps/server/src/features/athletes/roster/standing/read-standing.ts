import {
  assessedPeriod,
  assessedSince,
  calendarDayIn,
  currentBodyFat,
  type PaceBasis,
  type StandingFacts,
} from '@posedown/coaching';
import type { Db } from '../../../../platform/db/database.ts';
import { type ActivePlan, toActiveMealPlan } from '../../health/queries.ts';
import { dietOf, findPlanAnswers, latestShows } from '../../plan-answers.ts';
import type { Person } from '../../queries.ts';
import { joinedOn, type KnownAthlete, type LoadedStanding, loadStandings } from './queries.ts';

/** An athlete's loaded inputs and the facts for the rules. */
export interface Standing {
  loaded: LoadedStanding;
  facts: StandingFacts;
}

/** Loads what the rules need about some athletes. For writing the result, they must be locked. */
export async function readStandings(
  db: Db,
  known: readonly KnownAthlete[],
  now: Date,
): Promise<Standing[]> {
  const all = await loadStandings(db, known, now);
  const standings: Standing[] = [];
  for (const loaded of all) standings.push({ loaded, facts: await toFacts(db, loaded, now) });
  return standings;
}

/** Completes the loaded facts for the rules. */
async function toFacts(db: Db, loaded: LoadedStanding, now: Date): Promise<StandingFacts> {
  const { athlete, today, show, settings, plan, week: _week, ...facts } = loaded;
  const { timezone } = athlete;
  const joined = joinedOn(athlete);
  const { pausedUntil } = athlete;
  const { daysObserved } = assessedPeriod(assessedSince(joined, pausedUntil), today);
  const weightKg = facts.lastWeighIn?.weightKg ?? null;
  const body = {
    weightKg,
    bodyFatPercent: currentBodyFat({ bodyFat: facts.bodyFat, weightKg }, today),
  };
  const showDay = show?.date ?? null;
  // Uses the same shows as the plans, so that an athlete who follows their plan after a show counts
  // as on pace.
  const planned = { today, showDay: showDay ?? facts.latestPastShow, lastShow: facts.lastShow };
  const shows = await latestShows(db, athlete, planned);
  const { defaultUnits: coachUnits, ...levels } = settings;
  return {
    ...facts,
    ...{ today, joined, showDay, levels, coachUnits },
    ...{ daysObserved, pausedUntil },
    profile: profileOf(athlete),
    answers: findPlanAnswers(athlete, now, { ...body, ...shows }),
    answersWithoutShow: findPlanAnswers(athlete, now, { ...body, showDay: null }),
    diet: dietOf(athlete),
    mealPlan: plan && toActiveMealPlan(plan, facts.showDays, timezone),
    basis: plan && paceBasis(plan, timezone),
  };
}

const profileOf = (athlete: Person): StandingFacts['profile'] => ({
  name: athlete.name,
  sex: athlete.sex,
  ageYears: athlete.age,
  heightCm: athlete.height,
  primaryGoal: athlete.primaryGoal,
  startKg: athlete.weight,
  targetKg: athlete.targetWeight,
  holds: athlete.openHolds,
});

const paceBasis = (plan: ActivePlan, timezone: string): PaceBasis => ({
  measuredKcal: (plan.isMeasured && plan.maintenanceKcal) || undefined,
  setKcal: plan.targetsFrom === 'answers' ? undefined : plan.targets.calories,
  since: calendarDayIn(new Date(plan.createdAt), timezone),
});
