import {
  ADHERENCE_WEIGHTS,
  addDays,
  adherenceParts,
  assessStanding,
  athletePhase,
  calendarDayIn,
  checkInDue,
  EXPENDITURE_READ_DAYS,
  guidanceOf,
  minuteOfDayIn,
  mondayOf,
  type PlanSteps,
  planSteps,
  preRead,
  type ReviewDay,
  reviewWeek,
  type StandingFacts,
  trendPoints,
  type WeighIn,
  weeksOut,
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
import { cardioOfWeek } from '../cardio/index.ts';
import {
  findSchedule,
  listWeekly,
  type StoredSchedule,
  type WeeklyWithReply,
  weeklyReplies,
} from '../check-ins/index.ts';
import { listPlanChanges } from '../plan-changes/index.ts';
import { findCorridor } from '../progress/index.ts';
import { type PlanBasis, showLatestProposal, toProposalFacts } from '../proposals/index.ts';
import { libraryExercise } from '../training/index.ts';
import { loadReview, type ReviewRows } from './queries.ts';

/** Check-ins to compare with, the weeks between, and the weeks on the weight chart. */
const EARLIER = { checkIns: 6, weeks: 4 };
const DAYS = { compared: 7 * (EARLIER.weeks + 1), workouts: 14, weight: EXPENDITURE_READ_DAYS };
const CHANGES = 3;

/** Everything needed to answer an athlete's check-in. */
export async function showReview(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { actor, athlete }: { actor: Actor; athlete: Person },
): Promise<CheckInReview> {
  if (athlete.role !== 'client') throw notFound('Athlete');
  const instant = now();
  const [standing] = await readStandings(db, [athlete], instant);
  if (!standing) throw notFound('Athlete');
  const { loaded, facts } = standing;
  const { today } = facts;
  const rows = await loadReview(db, {
    ...{ athleteId: athlete.id, coachId: actor.userId, today },
    daysFrom: addDays(today, 1 - DAYS.compared),
    workoutsFrom: addDays(today, 1 - DAYS.workouts),
    weightFrom: addDays(today, 1 - DAYS.weight),
  });
  const checkIns = await listWeekly(db, { athleteId: athlete.id, limit: EARLIER.checkIns });
  const [latest = null, previous = null] = checkIns;
  const earlier = latest && earlierThan(checkIns, latest);
  const toReply = await weeklyReplies(db, athlete.id, [latest, previous, earlier]);
  const schedule = (await findSchedule(db, athlete.id))?.schedule ?? null;
  const input = { actor, athlete };
  const { changes } = await listPlanChanges({ db }, input, { limit: CHANGES, state: 'all' });
  const plan = rows.plan && { ...rows.plan, createdAt: new Date(rows.plan.createdAt) };
  const proposal = await showLatestProposal(db, { ...input, planId: plan?.id ?? null });
  const days = daysOf(rows);
  const until = latest ? calendarDayIn(latest.submittedAt, athlete.timezone) : today;
  const weeks = {
    now: reviewWeek(days, until),
    before: reviewWeek(days, addDays(until, -7)),
    fourWeeksAgo: reviewWeek(days, addDays(until, -7 * EARLIER.weeks)),
    planned: plannedWeek(athlete, facts, plan),
  };
  const show = loaded.show;
  const out = show ? weeksOut(today, show.date) : null;
  const pace = rows.pace ?? { side: null, weeklyPercent: null, from: null, to: null };
  return {
    athlete: {
      ...{ id: athlete.id, name: athlete.name, units: athlete.units, timezone: athlete.timezone },
      ...{ today, category: show?.category ?? null, showOn: show?.date ?? null, weeksOut: out },
      phase: athletePhase({ primaryGoal: athlete.primaryGoal, weeksOut: out }),
      guidance: guidanceOf(athlete),
      ...{ startKg: athlete.weight, targetKg: athlete.targetWeight },
    },
    checkIn: toReply(latest),
    previous: toReply(previous),
    earlier: toReply(earlier),
    ...stateOf(latest, schedule, { instant, athlete }),
    points: preRead({
      redFlags: rows.redFlags.map(firstSentence),
      pace: {
        ...{ side: pace.side, weeklyPercent: pace.weeklyPercent },
        ...{ plannedFrom: pace.from, plannedTo: pace.to },
      },
      ...{ week: weeks.now, before: weeks.before, planned: weeks.planned, weeksOut: out },
      questions: latest?.questions ?? [],
      answers: latest?.answers ?? {},
      answersBefore: previous?.answers ?? {},
    }),
    weeks,
    adherence: adherenceOf(facts),
    weight: {
      trend: trendPoints(rows.weighIns),
      corridor: await findCorridor(db, athlete),
      ...{ pace: pace.side, weeklyPercent: pace.weeklyPercent },
    },
    workouts: rows.workouts.map(({ maxes, ...workout }) => ({
      ...workout,
      records: recordsOf(maxes, rows.bests),
    })),
    notes: notesOf(rows, addDays(until, -6)),
    photos: rows.photos.map((photo) => ({
      ...photo,
      weeksOut: weeksBeforeShow(photo.date, loaded.showDays),
    })),
    plan: plan && {
      targets: plan.targets,
      since: calendarDayIn(plan.createdAt, athlete.timezone),
    },
    changes,
    proposal,
    steps: await stepsFor(db, { standing, plan, proposal, weighIns: rows.weighIns }),
  };
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
  const day = addDays(latest.dueOn, -7 * EARLIER.weeks);
  return checkIns.find(({ dueOn }) => dueOn <= addDays(day, 3)) ?? null;
}

interface Now {
  instant: Date;
  athlete: Person;
}

function stateOf(
  latest: WeeklyWithReply | null,
  schedule: StoredSchedule | null,
  { instant, athlete }: Now,
): Pick<CheckInReview, 'state' | 'daysLate'> {
  if (latest && !latest.doneAt) return { state: 'waiting', daysLate: null };
  const local = {
    day: calendarDayIn(instant, athlete.timezone),
    minute: minuteOfDayIn(instant, athlete.timezone),
  };
  const due = schedule && checkInDue(schedule.nextDueOn, schedule, local);
  if (due?.isOverdue) return { state: 'overdue', daysLate: due.daysLate };
  return { state: latest ? 'done' : null, daysLate: null };
}

function daysOf({ days, weighIns }: ReviewRows): ReviewDay[] {
  const weights = new Map(weighIns.map(({ day, weightKg }) => [day, weightKg]));
  const logged = days.map(({ note: _note, ...day }) => ({
    ...day,
    weightKg: weights.get(day.day) ?? null,
  }));
  const isLogged = new Set(days.map(({ day }) => day));
  const weighedOnly = weighIns.filter(({ day }) => !isLogged.has(day));
  return [...logged, ...weighedOnly.map(({ day, weightKg }) => ({ ...NO_LOGS, day, weightKg }))];
}

const NO_LOGS: Omit<ReviewDay, 'day' | 'weightKg'> = {
  ...{ kcal: null, proteinG: null, workouts: 0, rpeSum: 0, rpeCount: 0, cardioSeconds: 0 },
  ...{ sleepHours: null, energy: null, stress: null, waterLiters: null },
  ...{ posingSeconds: 0, supplements: 0 },
};

function plannedWeek(
  athlete: Person,
  { today, activity, showDay, lastWeighIn }: StandingFacts,
  plan: PlanBasis | null,
): CheckInReview['weeks']['planned'] {
  const { cardioProgression } = athlete;
  const week =
    cardioProgression &&
    cardioOfWeek(cardioProgression, {
      ...{ day: today, show: showDay, showDays: showDay ? [showDay] : [] },
      weightKg: lastWeighIn?.weightKg ?? athlete.weight,
    });
  return {
    kcal: plan?.targets.calories ?? null,
    proteinG: plan?.targets.protein ?? null,
    workouts: activity.plannedDaysPerWeek === null ? null : Math.round(activity.plannedDaysPerWeek),
    cardioMinutes: week
      ? Math.round(week.schedule.reduce((sum, { duration }) => sum + duration, 0))
      : null,
  };
}

function adherenceOf(facts: StandingFacts): CheckInReview['adherence'] {
  const { compliance: percent, status } = assessStanding(facts);
  const parts = adherenceParts(facts).map((part) => ({
    ...part,
    weight: ADHERENCE_WEIGHTS[part.part],
  }));
  return { percent, status, parts };
}

/** Exercises with a better e1RM than ever before. The first time isn't a record. */
function recordsOf(
  maxes: ReviewRows['workouts'][number]['maxes'],
  bests: ReviewRows['bests'],
): string[] {
  return maxes.flatMap(({ exerciseId, kg }) => {
    const best = bests[exerciseId];
    const name = libraryExercise(exerciseId)?.name;
    return best !== undefined && kg > best && name ? [name] : [];
  });
}

const notesOf = ({ days }: ReviewRows, from: string): CheckInReview['notes'] =>
  days
    .flatMap(({ day, note }) => (note && day >= from ? [{ date: day, text: note }] : []))
    .reverse();

function weeksBeforeShow(day: string, showDays: readonly string[]): number | null {
  const [next] = showDays.filter((show) => show >= day).toSorted();
  return next === undefined ? null : weeksOut(day, next);
}

const firstSentence = (text: string) => `${text.split('. ')[0] ?? text}.`.replace('..', '.');
