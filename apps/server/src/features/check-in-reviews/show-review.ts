import {
  addDays,
  calendarDayIn,
  EXPENDITURE_READ_DAYS,
  mondayOf,
  type PlanSteps,
  planSteps,
  trendPoints,
  type WeighIn,
} from '@posedown/coaching';
import type { CheckInReview, PlanProposal } from '@posedown/contract';
import type { Db } from '../../platform/db/database.ts';
import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import {
  dietStartsOf,
  listIntakes,
  type Person,
  readStandings,
  type Standing,
} from '../athletes/index.ts';
import { fromJsonWeekly, type WeeklyWithReply, weeklyReplies } from '../check-ins/index.ts';
import { toLatestChanges } from '../plan-changes/index.ts';
import { toCorridor } from '../progress/index.ts';
import { type PlanBasis, toLatestProposal, toProposalFacts } from '../proposals/index.ts';
import { loadReview, type ReviewRows } from './queries.ts';
import {
  adherenceOf,
  NO_PACE,
  notesOf,
  photosOf,
  pointsOf,
  stateOf,
  toAthlete,
  WEEKS_COMPARED,
  weeksOf,
  workoutsOf,
} from './review-parts.ts';

/** Check-ins to compare with, and days of the weeks compared, of the workouts and of the weight chart. */
const CHECK_INS = WEEKS_COMPARED + 2;
const DAYS = { compared: 7 * (WEEKS_COMPARED + 1), workouts: 14, weight: EXPENDITURE_READ_DAYS };

interface ShowReviewInput {
  actor: Actor;
  athlete: Person;
}

/** Everything needed to answer an athlete's check-in. */
export async function showReview(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { actor, athlete }: ShowReviewInput,
): Promise<CheckInReview> {
  const instant = now();
  const [standing] = await readStandings(db, [athlete], instant);
  if (!standing || athlete.role !== 'client') throw notFound('Athlete');
  const { loaded, facts } = standing;
  const { today } = facts;
  const rows = await loadReview(db, {
    ...{ athleteId: athlete.id, coachId: actor.userId, today },
    daysFrom: addDays(today, 1 - DAYS.compared),
    workoutsFrom: addDays(today, 1 - DAYS.workouts),
    weightFrom: addDays(today, 1 - DAYS.weight),
    checkIns: CHECK_INS,
  });
  const checkIns = await showCheckIns(db, athlete.id, rows);
  const { latest, previous } = checkIns;
  const plan = rows.plan && { ...rows.plan, createdAt: new Date(rows.plan.createdAt) };
  const shownTo = { actor, athlete, planId: plan?.id ?? null };
  const proposal = toLatestProposal(rows.proposal, shownTo);
  const until = latest ? calendarDayIn(latest.submittedAt, athlete.timezone) : today;
  const weeks = weeksOf({ athlete, facts, rows, plan, until });
  const shown = toAthlete(loaded);
  const { side: pace, weeklyPercent } = rows.pace ?? NO_PACE;
  const corridor = toCorridor(rows.corridor, athlete.timezone);
  return {
    ...{ athlete: shown, weeks, proposal, ...checkIns.replies },
    changes: toLatestChanges(rows.changes),
    planned: rows.planned,
    ...stateOf(latest, rows.schedule, { instant, athlete }),
    points: pointsOf({ rows, weeks, weeksOut: shown.weeksOut, latest, previous }),
    adherence: adherenceOf(facts),
    weight: { trend: trendPoints(rows.weighIns), corridor, pace, weeklyPercent },
    workouts: workoutsOf(rows),
    notes: notesOf(rows, addDays(until, -6)),
    photos: photosOf(rows, loaded.showDays),
    plan: plan && {
      targets: plan.targets,
      since: calendarDayIn(plan.createdAt, athlete.timezone),
    },
    steps: await stepsFor(db, { standing, plan, proposal, weighIns: rows.weighIns }),
  };
}

/** The newest check-in, the one before, and the one four weeks earlier. */
async function showCheckIns(db: Db, athleteId: string, rows: ReviewRows) {
  const checkIns = rows.checkIns.map(fromJsonWeekly);
  const [latest = null, previous = null] = checkIns;
  const earlier = latest && earlierThan(checkIns, latest);
  const toReply = await weeklyReplies(db, athleteId, [latest, previous, earlier]);
  const replies = {
    ...{ checkIn: toReply(latest), previous: toReply(previous), earlier: toReply(earlier) },
  };
  return { latest, previous, replies };
}

interface StepsInput {
  standing: Standing;
  plan: (PlanBasis & { id: string }) | null;
  proposal: PlanProposal | null;
  weighIns: readonly WeighIn[];
}

/** What a coach can set with a few taps. The expenditure is this week's, if a proposal has it. */
async function stepsFor(
  db: Db,
  { standing: { loaded, facts }, plan, proposal, weighIns }: StepsInput,
): Promise<PlanSteps | null> {
  const { answers, today } = facts;
  if (!plan || !answers) return null;
  const { athlete, aims: mealPlans, phases, showDays, loadDays } = loaded;
  const isOfThisWeek = proposal?.weekOf === mondayOf(today);
  const known = (isOfThisWeek && proposal?.expenditure) || undefined;
  const since = addDays(today, -EXPENDITURE_READ_DAYS);
  const stepFacts = toProposalFacts(athlete, {
    ...{ answers, plan, showDays, loadDays, weighIns },
    intakes: known ? [] : await listIntakes(db, athlete.id, since, today),
    dietStarts: dietStartsOf({ mealPlans, phases }, answers),
  });
  return planSteps(stepFacts, known);
}

/** The check-in four weeks before another, or the one nearest to that. */
function earlierThan(checkIns: readonly WeeklyWithReply[], latest: WeeklyWithReply) {
  const day = addDays(latest.dueOn, -7 * WEEKS_COMPARED);
  return checkIns.find(({ dueOn }) => dueOn <= addDays(day, 3)) ?? null;
}
