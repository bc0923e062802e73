import type { ClientStatus } from '../adherence/adherence.ts';
import type { PlanAnswers, PrimaryGoal, Sex, Units } from '../athlete/answers.ts';
import { type BodyFatReading, currentBodyFat } from '../body-composition/body-fat-reading.ts';
import { type CalendarDay, weeksOut } from '../calendar/calendar-day.ts';
import {
  type AlertFacts,
  type AlertFinding,
  type AlertType,
  findAlerts,
} from '../insights/alert-rules.ts';
import { checkReach, type ShowTarget } from '../insights/out-of-reach.ts';
import { findResolvedAlerts } from '../insights/resolved-alerts.ts';
import { followedDietStarts } from '../protocols/followed-diet-starts.ts';
import { deficitBlocks, safeTargetKg } from '../safety/deficit-blocks.ts';
import type { HoldKind } from '../safety/hold-kinds.ts';
import { athleteEnergy } from '../targets/athlete-energy.ts';
import { progressPercent } from '../trend/target-progress.ts';
import { trendPoints } from '../trend/trend-points.ts';
import type { WeighIn } from '../trend/weigh-ins.ts';
import { type AthleteActivity, assessStanding, type Standing } from './assess-standing.ts';
import { type ActivePlans, unfitPlans } from './unfit-plans.ts';
import { type PaceFacts, type WeekPace, weekPace } from './week-pace.ts';

/** The athlete's answers that the roster needs. */
export interface AthleteProfile {
  name: string;
  sex: Sex | null;
  ageYears: number | null;
  heightCm: number | null;
  primaryGoal: PrimaryGoal | null;
  /** The starting weight. */
  startKg: number | null;
  targetKg: number | null;
  holds: readonly HoldKind[];
}

/** Everything an athlete's roster row, week and alerts depend on, as loaded. */
export interface StandingFacts
  extends Pick<AlertFacts, 'levels' | 'felt'>,
    Omit<ActivePlans, 'answers' | 'bars'>,
    Pick<PaceFacts, 'basis'> {
  profile: AthleteProfile;
  joined: CalendarDay;
  /** With today's body and the shows that plans use; null if answers are missing. */
  answers: PlanAnswers | null;
  /** The same, ignoring shows. */
  answersWithoutShow: PlanAnswers | null;
  /** Units for weights shown to the coach. */
  coachUnits: Units;
  activity: AthleteActivity;
  daysObserved: number;
  /** The last day of the current or last pause. */
  pausedUntil: CalendarDay | null;
  /** From the last 60 days, oldest first. */
  weighIns: readonly WeighIn[];
  /** The last weigh-in, at any time in the past. */
  lastWeighIn: WeighIn | null;
  bodyFat: BodyFatReading | null;
  loadDays: readonly CalendarDay[];
  /** The day of the next show. */
  showDay: CalendarDay | null;
  /** The last day with a log of any kind. */
  lastLog: CalendarDay | null;
}

/** An athlete’s roster row. */
export interface RosterFigures extends Standing {
  urgency: number;
  /** Progress toward the target weight, 0–100; null without a target that is far enough away. */
  progress: number | null;
  weightKg: number | null;
  /** The smoothed weights of the latest weigh-ins, oldest first. */
  sparkline: number[];
  /** The last day with a log, or of joining or a pause if later. */
  lastLog: CalendarDay;
}

export interface AthleteAssessment {
  row: RosterFigures;
  week: WeekPace;
  /** What the coach should look at now. */
  findings: AlertFinding[];
  /** Types of alerts that no longer apply. */
  over: AlertType[];
}

const SPARKLINE_POINTS = 14;

/** Derives an athlete's roster row, weekly pace and alerts. */
export function assessAthlete(facts: StandingFacts): AthleteAssessment {
  const { today, profile, weighIns, lastWeighIn, bodyFat } = facts;
  const standing = assessStanding(facts);
  const trend = trendPoints(weighIns).map((point) => point.trend);
  const latestKg = lastWeighIn?.weightKg ?? null;
  const bodyFatPercent = currentBodyFat({ bodyFat, weightKg: latestKg }, today);
  const trendKg = trend.at(-1) ?? latestKg;
  const lastLog = quietSince(facts);
  const bars = blockReasonsOf(profile, latestKg, bodyFatPercent);
  const alertFacts: AlertFacts = {
    ...{ name: profile.name, today, lastLog, adherence: standing.compliance },
    ...{ levels: facts.levels, weighIns, loadDays: facts.loadDays, felt: facts.felt },
    dietStarts: dietStartsOf(facts),
    unfit: unfitPlans({ ...facts, answers: facts.answersWithoutShow, bars }),
  };
  const target = showTarget(profile, trendKg ?? profile.startKg, bodyFatPercent, facts.showDay);
  const reader = { name: profile.name, today, units: facts.coachUnits };
  const targetAlert = target && checkReach(reader, target);
  const findings = [...findAlerts(alertFacts), ...(targetAlert ? [targetAlert] : [])];
  return {
    row: {
      ...standing,
      urgency: urgencyOf(standing, facts),
      progress: targetProgress(profile, trendKg),
      weightKg: weighIns.at(-1)?.weightKg ?? latestKg ?? profile.startKg,
      sparkline: trend.slice(-SPARKLINE_POINTS),
      lastLog,
    },
    week: weekPace(facts, today),
    findings,
    over: findResolvedAlerts(alertFacts, findings),
  };
}

/** The last day with a log. No one expects logs before an athlete joined or during a pause. */
function quietSince({ lastLog, joined, pausedUntil }: StandingFacts): CalendarDay {
  const day = lastLog ?? joined;
  return pausedUntil !== null && pausedUntil > day ? pausedUntil : day;
}

function dietStartsOf({ answers, phases, aims }: StandingFacts): CalendarDay[] {
  if (!answers) return [];
  const maintenanceKcal = athleteEnergy(answers).formulaKcal;
  return followedDietStarts({ phases, mealPlans: aims }, answers.today, maintenanceKcal);
}

/** What the body rules out, even with missing answers. */
function blockReasonsOf(
  { ageYears, heightCm, startKg, sex, holds }: AthleteProfile,
  latestKg: number | null,
  bodyFatPercent: number | null,
) {
  const weightKg = latestKg ?? startKg;
  if (ageYears === null || heightCm === null || weightKg === null) return [];
  return deficitBlocks({
    ...{ ageYears, heightCm, weightKg, holds },
    ...(sex ? { sex } : {}),
    ...(bodyFatPercent === null ? {} : { bodyFatPercent }),
  });
}

/** The target weight on show day; null without a show or target. */
function showTarget(
  { primaryGoal, targetKg, heightCm, sex }: AthleteProfile,
  weightKg: number | null,
  bodyFatPercent: number | null,
  showDay: CalendarDay | null,
): ShowTarget | null {
  if (primaryGoal !== 'competition_prep' || showDay === null) return null;
  if (targetKg === null || heightCm === null || weightKg === null) return null;
  const safeKg = safeTargetKg({
    ...{ heightCm, weightKg, targetWeightKg: targetKg },
    ...(sex ? { sex } : {}),
    ...(bodyFatPercent === null ? {} : { bodyFatPercent }),
  });
  return { weightKg, targetKg: safeKg, enteredKg: targetKg, showDay };
}

/** Progress toward the target weight, 0–100; null without a target that is far enough away. */
export const targetProgress = (
  { startKg, targetKg, primaryGoal }: Pick<AthleteProfile, 'startKg' | 'targetKg' | 'primaryGoal'>,
  currentKg: number | null,
) => progressPercent({ startKg, targetKg, goal: primaryGoal }, currentKg);

const RANK: Record<ClientStatus | 'unrated', number> = {
  behind: 0,
  warning: 1,
  unrated: 2,
  good: 3,
  excellent: 4,
};

/** A sort key: by status, then by the nearest show, then by adherence. */
function urgencyOf(
  { status, compliance }: Standing,
  { showDay, today }: Pick<StandingFacts, 'showDay' | 'today'>,
): number {
  const weeks = showDay ? Math.min(weeksOut(today, showDay), 98) : 99;
  return RANK[status ?? 'unrated'] * 100_000 + weeks * 1000 + (compliance ?? 100);
}
