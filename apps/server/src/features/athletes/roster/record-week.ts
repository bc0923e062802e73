import {
  addDays,
  assessPace,
  type BodyFatReading,
  calendarDayIn,
  hundredths,
  mondayOf,
  PACE_WINDOW_DAYS,
  plannedPace,
  stillWeighIns,
  type WeighIn,
} from '@posedown/coaching';
import type { Tx } from '../../../platform/db/database.ts';
import { listWeighIns } from '../../weigh-ins/index.ts';
import { countActivity } from '../activity/count-activity.ts';
import { currentBodyFat, findPlanAnswers, type LatestShows } from '../plan-answers.ts';
import type { Person } from '../queries.ts';
import { listLoadDays } from '../shows/queries.ts';
import { assessedPeriod, assessStanding } from './assess-standing.ts';
import { type PlanBasis, type RosterWeek, saveWeek, saveWeeks } from './queries.ts';

/** Weeks that are shown, and computed for an athlete who has none yet. */
export const COURSE_WEEKS = 12;

/** What the course of an athlete's weeks rests on. */
interface WeekFacts {
  athlete: Person;
  today: string;
  joined: string;
  /** Those that plans are made by. */
  shows: LatestShows;
  adherence: number | null;
  /** At least those of the last four weeks. */
  weighIns: readonly WeighIn[];
  /** Their shows and carbohydrate loads. */
  loadDays: readonly string[];
  /** The last that was measured. */
  bodyFat: BodyFatReading | null;
  /** What the pace of the meal plan in force rests on. */
  basis: PlanBasis | null;
  now: Date;
}

/**
 * Stores an athlete's adherence and pace of this week, over what was stored before. With their first week the weeks
 * before it are computed from the logs, as far back as they have been here.
 */
export async function recordWeek(tx: Tx, known: WeekFacts) {
  const { athlete, today, adherence, weighIns } = known;
  const weekOf = mondayOf(today);
  const week = { athleteId: athlete.id, weekOf, compliance: adherence };
  const isNew = await saveWeek(tx, { ...week, ...paceOn(known, today, weighIns) });
  if (isNew) await recordPast(tx, known);
}

async function recordPast(tx: Tx, facts: WeekFacts) {
  const { athlete, today, joined } = facts;
  const weeks = Array.from({ length: COURSE_WEEKS - 1 }, (_, index) => {
    const weekOf = addDays(mondayOf(today), -7 * (index + 1));
    return { weekOf, stretch: assessedPeriod(joined, addDays(weekOf, 7)) };
  }).filter(({ stretch }) => stretch.daysObserved > 0);
  const first = weeks.at(-1)?.weekOf;
  if (first === undefined) return;
  const activity = await countActivity(
    tx,
    athlete.id,
    weeks.map(({ stretch }) => stretch),
  );
  const since = addDays(first, -PACE_WINDOW_DAYS);
  const weighIns = await listWeighIns(tx, athlete.id, since, today);
  const past = { ...facts, loadDays: await listLoadDays(tx, athlete.id, { since, today }) };
  const rows = weeks.flatMap(({ weekOf, stretch }, place) => {
    const done = activity[place];
    if (!done) return [];
    const { daysObserved, until } = stretch;
    const { compliance } = assessStanding({ activity: done, today: until, daysObserved });
    const pace = paceOn(past, until, weighIns);
    return [{ athleteId: athlete.id, weekOf, compliance, ...pace }];
  });
  await saveWeeks(tx, rows);
}

type Pace = Pick<RosterWeek, 'pace' | 'weeklyPercent' | 'plannedFrom' | 'plannedTo'>;

const NO_PACE: Pace = { pace: null, weeklyPercent: null, plannedFrom: null, plannedTo: null };

/** Where the weight of the four weeks before a day went, against where it was to go. */
function paceOn(facts: WeekFacts, day: string, weighIns: readonly WeighIn[]): Pace {
  const { athlete, loadDays, shows, bodyFat, basis, now } = facts;
  const recent = weighIns.filter(
    (weighIn) => weighIn.day <= day && weighIn.day > addDays(day, -PACE_WINDOW_DAYS),
  );
  // The way that was left then, not now.
  const weightKg = recent[0]?.weightKg ?? null;
  const latest = {
    weightKg,
    bodyFatPercent: currentBodyFat({ bodyFat, weightKg }, day),
    ...shows,
  };
  const answers = weightKg === null ? null : findPlanAnswers(athlete, now, latest);
  const { measuredKcal, setKcal } = basisOn(basis, day, athlete);
  const measured = measuredKcal === undefined ? {} : { measuredKcal };
  const planned = answers && plannedPace({ ...answers, ...measured, today: day }, setKcal);
  const paced = planned && assessPace(stillWeighIns(recent, { today: day, loadDays }), planned);
  if (!paced || paced.kind === 'not-enough-data') return NO_PACE;
  return {
    pace: paced.side,
    weeklyPercent: hundredths(paced.weeklyPercent),
    plannedFrom: planned.fromPercent,
    plannedTo: planned.toPercent,
  };
}

/** What the meal plan in force was made with, which says nothing of the days before it. */
function basisOn(basis: PlanBasis | null, day: string, { timezone }: Person): Partial<PlanBasis> {
  return basis && calendarDayIn(basis.since, timezone) <= day ? basis : {};
}
