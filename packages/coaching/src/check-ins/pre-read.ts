import { counted } from '../text/counted.ts';
import { tens, thousands } from '../text/thousands.ts';
import type { PaceSide } from '../trend/weight-pace.ts';
import type { CheckInAnswers, CheckInQuestion } from './question.ts';
import type { ReviewWeek } from './review-week.ts';

export const PRE_READ_TONES = ['behind', 'warning', 'good', 'neutral'] as const;
export type PreReadTone = (typeof PRE_READ_TONES)[number];

/** One thing a coach should know before reading the rest. */
export interface PreReadPoint {
  tone: PreReadTone;
  text: string;
}

export interface PreReadFacts {
  /** Open red flags, as alerts put them. */
  redFlags: readonly string[];
  pace: {
    side: PaceSide | null;
    weeklyPercent: number | null;
    plannedFrom: number | null;
    plannedTo: number | null;
  };
  week: ReviewWeek;
  before: ReviewWeek;
  planned: {
    kcal: number | null;
    workouts: number | null;
    cardioMinutes: number | null;
  };
  /** Weeks to the next show, or null. */
  weeksOut: number | null;
  questions: readonly CheckInQuestion[];
  answers: CheckInAnswers;
  answersBefore: CheckInAnswers;
}

/** More points aren't read. */
const MOST_POINTS = 4;
/** Hours of sleep, and a drop from the week before. [our choice] */
const SLEEP = { low: 6, drop: 0.7 };
/** A diary with fewer days says little about the week. [our choice] */
const DIARY_DAYS = 5;
/** A mean intake this far from the target, in %. [our choice] */
const OFF_TARGET_PERCENT = 10;
/** A scale answer that moved this far. [our choice] */
const SCALE_MOVE = 3;
/** Cardio below this share of the plan. [our choice] */
const CARDIO_SHARE = 0.75;
/** Steps below this share of the week before: energy saved without noticing, which slows a diet. [our choice] */
const STEPS_SHARE = 0.75;
/** Weeks to a show that a coach keeps in mind. */
const SHOW_WEEKS = 4;
const QUOTE_MAX = 90;

/** '−1.1%' of body weight. */
export function paceText(percent: number): string {
  const size = Math.abs(percent).toFixed(1);
  const sign = size === '0.0' ? '' : percent < 0 ? '−' : '+';
  return `${sign}${size}%`;
}

/** The two to four most important facts of a week, the most urgent first. */
export function preRead(facts: PreReadFacts): PreReadPoint[] {
  const urgent = [...facts.redFlags.map((text) => point('behind', text)), ...painOf(facts)];
  const others = [
    ...weightOf(facts),
    ...sleepOf(facts),
    ...trainingOf(facts),
    ...foodOf(facts),
    ...cardioOf(facts),
    ...stepsOf(facts),
    ...movedAnswers(facts),
  ];
  const isWorse = ({ tone }: PreReadPoint) => tone === 'behind' || tone === 'warning';
  const points = [...urgent, ...others.filter(isWorse), ...others.filter((one) => !isWorse(one))];
  if (points.length < MOST_POINTS) points.push(...showOf(facts));
  return points.slice(0, MOST_POINTS);
}

const point = (tone: PreReadTone, text: string): PreReadPoint => ({ tone, text });

function weightOf({ pace, week, before }: PreReadFacts): PreReadPoint[] {
  const { side, weeklyPercent, plannedFrom, plannedTo } = pace;
  if (side !== null && weeklyPercent !== null && plannedFrom !== null && plannedTo !== null) {
    const plan = `plan ${paceText(plannedFrom)} to ${paceText(plannedTo)}`;
    const text = `Weight ${paceText(weeklyPercent)} a week (${plan})`;
    return [point(side === 'on' ? 'good' : 'warning', text)];
  }
  if (week.weightKg === null) return [point('warning', 'No weigh-in this week')];
  if (before.weightKg === null) return [];
  const percent = (100 * (week.weightKg - before.weightKg)) / before.weightKg;
  return [point('neutral', `Weight ${paceText(percent)} from the week before`)];
}

function sleepOf({ week, before }: PreReadFacts): PreReadPoint[] {
  const { sleepHours } = week;
  if (sleepHours === null) return [];
  const drop = before.sleepHours === null ? 0 : before.sleepHours - sleepHours;
  if (sleepHours >= SLEEP.low && drop < SLEEP.drop) return [];
  const from = before.sleepHours === null ? '' : `, ${before.sleepHours} h the week before`;
  return [
    point(sleepHours < SLEEP.low ? 'behind' : 'warning', `Sleep ${sleepHours} h a night${from}`),
  ];
}

function trainingOf({ week, planned }: PreReadFacts): PreReadPoint[] {
  if (planned.workouts === null || planned.workouts === 0) return [];
  const text = `${week.workouts} of ${counted(planned.workouts, 'workout')} done`;
  const missed = planned.workouts - week.workouts;
  if (missed <= 0) return [point('good', text)];
  return [point(missed > 1 ? 'behind' : 'warning', text)];
}

function foodOf({ week, planned }: PreReadFacts): PreReadPoint[] {
  if (planned.kcal === null) return [];
  if (week.diaryDays < DIARY_DAYS) {
    return [point('warning', `Food logged on ${week.diaryDays} of 7 days`)];
  }
  if (week.kcal === null) return [];
  const percent = (100 * (week.kcal - planned.kcal)) / planned.kcal;
  if (Math.abs(percent) < OFF_TARGET_PERCENT) return [];
  const side = percent > 0 ? 'over' : 'under';
  return [
    point(
      'warning',
      `Food averages ${tens(week.kcal)} kcal, ${Math.abs(percent).toFixed(0)}% ${side} target`,
    ),
  ];
}

function cardioOf({ week, planned }: PreReadFacts): PreReadPoint[] {
  const { cardioMinutes } = planned;
  if (!cardioMinutes || week.cardioMinutes >= CARDIO_SHARE * cardioMinutes) return [];
  return [point('warning', `Cardio ${week.cardioMinutes} of ${cardioMinutes} min`)];
}

function stepsOf({ week, before }: PreReadFacts): PreReadPoint[] {
  if (week.steps === null || before.steps === null) return [];
  if (week.steps >= STEPS_SHARE * before.steps) return [];
  const text = `Steps ${thousands(week.steps)} a day, ${thousands(before.steps)} the week before`;
  return [point('warning', text)];
}

function movedAnswers({ questions, answers, answersBefore }: PreReadFacts): PreReadPoint[] {
  return questions.flatMap(({ id, type, label }) => {
    const now = answers[id];
    const before = answersBefore[id];
    if (type !== 'scale' || typeof now !== 'number' || typeof before !== 'number') return [];
    if (Math.abs(now - before) < SCALE_MOVE) return [];
    return [point('warning', `${label} ${now > before ? 'up' : 'down'} to ${now} from ${before}`)];
  });
}

/** The first text answer of the default form's question about pain, or of one that names it. */
function painOf({ questions, answers }: PreReadFacts): PreReadPoint[] {
  return questions.flatMap(({ id, type, label }) => {
    const answer = answers[id];
    if (type !== 'text' || typeof answer !== 'string' || !/\b(pain|injur)/i.test(label)) return [];
    const isNone = /^\W*(no|none|nope|nothing|n\/?a|-)\W*$/i.test(answer.slice(0, 20));
    return isNone || answer.trim() === '' ? [] : [point('warning', `Pain: “${quote(answer)}”`)];
  });
}

function quote(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > QUOTE_MAX ? `${line.slice(0, QUOTE_MAX - 1).trimEnd()}…` : line;
}

function showOf({ weeksOut }: PreReadFacts): PreReadPoint[] {
  if (weeksOut === null || weeksOut > SHOW_WEEKS) return [];
  const text = weeksOut === 0 ? 'Show day' : `${counted(weeksOut, 'week')} to the show`;
  return [point('neutral', text)];
}
