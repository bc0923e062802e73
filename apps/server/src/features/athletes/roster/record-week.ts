import { isDeepStrictEqual } from 'node:util';
import {
  type AthleteAssessment,
  addDays,
  assessedPeriod,
  assessStanding,
  mondayOf,
  PACE_WINDOW_DAYS,
  type StandingFacts,
  weekPace,
} from '@posedown/coaching';
import type { Tx } from '../../../platform/db/database.ts';
import { listLoadDays } from '../../shows/index.ts';
import { listWeighIns } from '../../weigh-ins/index.ts';
import { countActivity } from '../activity/count-activity.ts';
import { saveWeeks, saveWeeksOf } from './queries.ts';
import type { LoadedStanding } from './standing/queries.ts';

/** An athlete's assessment and the facts behind it. */
interface Assessed {
  athleteId: string;
  loaded: Pick<LoadedStanding, 'week'>;
  facts: StandingFacts;
  assessed: AthleteAssessment;
}

/** Weeks shown, and computed for an athlete who has none yet. */
export const COURSE_WEEKS = 12;

/**
 * Stores the athletes' adherence and pace of this week, where they changed. For an athlete's first week, also computes earlier weeks
 * from the logs.
 */
export async function recordWeeks(tx: Tx, assessments: readonly Assessed[]) {
  const weeks = assessments.flatMap(({ athleteId, loaded, facts, assessed: { row, week } }) => {
    const current = { compliance: row.compliance, ...week };
    if (isDeepStrictEqual(current, loaded.week)) return [];
    return [{ athleteId, weekOf: mondayOf(facts.today), ...current }];
  });
  const first = new Set(await saveWeeksOf(tx, weeks));
  for (const { athleteId, facts } of assessments) {
    if (first.has(athleteId)) await recordPast(tx, athleteId, facts);
  }
}

async function recordPast(tx: Tx, athleteId: string, facts: StandingFacts) {
  const { today, joined } = facts;
  const weeks = Array.from({ length: COURSE_WEEKS - 1 }, (_, index) => {
    const weekOf = addDays(mondayOf(today), -7 * (index + 1));
    return { weekOf, stretch: assessedPeriod(joined, addDays(weekOf, 7)) };
  }).filter(({ stretch }) => stretch.daysObserved > 0);
  const first = weeks.at(-1)?.weekOf;
  if (first === undefined) return;
  const activity = await countActivity(
    tx,
    weeks.map(({ stretch }) => ({ ...stretch, athleteId })),
  );
  const since = addDays(first, -PACE_WINDOW_DAYS);
  const weighIns = await listWeighIns(tx, athleteId, since, today);
  const past = {
    ...facts,
    weighIns,
    loadDays: await listLoadDays(tx, athleteId, { since, today }),
  };
  const rows = weeks.flatMap(({ weekOf, stretch }, index) => {
    const done = activity[index];
    if (!done) return [];
    const { daysObserved, until } = stretch;
    const { compliance } = assessStanding({
      ...{ activity: done, today: until, daysObserved, pausedUntil: null },
    });
    return [{ athleteId, weekOf, compliance, ...weekPace(past, until) }];
  });
  await saveWeeks(tx, rows);
}
