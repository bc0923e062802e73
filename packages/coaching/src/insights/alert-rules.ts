import { STATUS_FROM } from '../adherence/adherence.ts';
import type { Limit, Mood } from '../athlete/limits.ts';
import { type CalendarDay, daysBetween, mondayOf } from '../calendar/calendar-day.ts';
import { checkLossRate, doubtText } from '../safety/body-checks.ts';
import { lossTrend } from '../trend/loss-trend.ts';
import type { WeighIn } from '../trend/weigh-ins.ts';
import { counted } from '../words/counted.ts';

export const ALERT_TYPES = [
  'red_flag',
  'loss_rate',
  'silence',
  'adherence',
  'poor_sleep',
  'low_mood',
  'low_energy',
  'peak_week_draft',
  'peak_week_unwell',
  'peak_week_withdrawn',
  'assistant_red_flag',
  'handed_over',
  'health_condition',
  'weekly_adaptation',
  'deload_due',
  'unfit_plan',
  'out_of_reach',
  'plan_request',
] as const;
export type AlertType = (typeof ALERT_TYPES)[number];

/** Alerts about one-time events; the others are about states. */
export const EVENT_ALERTS: readonly AlertType[] = [
  'red_flag',
  'peak_week_unwell',
  'assistant_red_flag',
  'handed_over',
  'health_condition',
  'plan_request',
];

export const ALERT_SEVERITIES = ['low', 'medium', 'high'] as const;
export type AlertSeverity = (typeof ALERT_SEVERITIES)[number];

/** Something that the coach should look at, and why. */
export interface AlertFinding {
  type: AlertType;
  severity: AlertSeverity;
  /** A sentence for the coach. */
  message: string;
  /**
   * What it’s based on: the same basis, or its beginning, is no news. Ongoing findings include the week, so they are
   * news weekly.
   */
  basis: string;
  /** What something that happened is about: the same again within a day joins the alert of it. */
  subject?: string;
}

/** A coach's alert thresholds. */
export interface AlertLevels {
  /** Days without any log. */
  silentDays: number;
  /** %: below it an athlete is reported. */
  leastAdherence: number;
}
/** Defaults: 60 is behind, as on the roster. [our choice] */
export const DEFAULT_ALERT_LEVELS: AlertLevels = {
  silentDays: 4,
  leastAdherence: STATUS_FROM.warning,
};
/** What a coach can set them to. [our choice] */
export const SILENCE_ALERT_LIMIT: Limit = { min: 2, max: 14, step: 1 };
export const ADHERENCE_ALERT_LIMIT: Limit = { min: 30, max: 90, step: 5 };
/** So many days more without a log are pressing. [our choice] */
const LONGER_SILENT_DAYS = 3;
/** So many check-ins in a row are no bad night. [our choice] */
const STREAK = 3;
/** Older check-ins say nothing about how somebody is now. [our choice] */
const FELT_WITHIN_DAYS = 14;
/** So many of them, over a week or more, last: three in four of all that there are. [our choice] */
const LASTING = { count: 6, days: 7, share: 0.75 };
/** Hours; 7–9 are the aim. [our choice] */
const POOR_SLEEP_HOURS = 6;
/** Of 10; 'drained' begins here. [our choice] */
const LOW_ENERGY = 3;

/** How one check-in felt. */
export interface FeltDay {
  day: CalendarDay;
  sleepHours: number | null;
  mood: Mood | null;
  /** 1–10. */
  energyLevel: number | null;
}

/** What is known of an athlete today; whatever is not known is left out. */
export interface AlertFacts {
  name: string;
  today: CalendarDay;
  /** The last day with a log of any kind, or the day they joined. */
  lastLog: CalendarDay;
  adherence: number | null;
  levels: AlertLevels;
  /** Active plans their body rules out: a code each, and sentences for the coach. */
  unfit: readonly { code: string; text: string }[];
  /** Weigh-ins, oldest first, for at least the last four weeks. */
  weighIns: readonly WeighIn[];
  /** Shows and carbohydrate loads of at least the last four weeks. */
  loadDays: readonly CalendarDay[];
  /** The days on which they started a diet. */
  dietStarts: readonly CalendarDay[];
  /** The last check-ins, the newest first. */
  felt: readonly FeltDay[];
}

/** Everything about an athlete that the coach should look at now. */
export function findAlerts(facts: AlertFacts): AlertFinding[] {
  const rules = [
    checkLoss,
    checkInForce,
    checkSilence,
    checkAdherence,
    checkSleep,
    checkMood,
    checkEnergy,
  ];
  return rules.flatMap((rule) => rule(facts) ?? []);
}

function checkLoss({ name, weighIns, ...judged }: AlertFacts): AlertFinding | null {
  const trend = lossTrend(weighIns, judged);
  if (trend.kind === 'not-enough-data') return null;
  const { weeklyPercent, doubtPercent } = trend;
  const { level } = checkLossRate(weeklyPercent, doubtPercent);
  if (level === 'ok') return null;
  return {
    type: 'loss_rate',
    severity: level === 'block' ? 'high' : 'medium',
    message: `${name} loses ${weeklyPercent.toFixed(2)} % of body weight a week${doubtText(doubtPercent)}; 0.5–1 % a week preserves more muscle.`,
    basis: mondayOf(judged.today),
  };
}

/** Active plans never change automatically, so their author must know. */
function checkInForce({ name, unfit, today }: AlertFacts): AlertFinding | null {
  if (unfit.length === 0) return null;
  return {
    type: 'unfit_plan',
    severity: 'high',
    message: `${name}: ${unfit.map(({ text }) => text).join(' ')}`,
    basis: [mondayOf(today), ...unfit.map(({ code }) => code)].join(' '),
  };
}

function checkSilence({ name, lastLog, today, levels }: AlertFacts): AlertFinding | null {
  const days = daysBetween(lastLog, today);
  if (days < levels.silentDays) return null;
  const isLong = days >= levels.silentDays + LONGER_SILENT_DAYS;
  return {
    type: 'silence',
    severity: isLong ? 'high' : 'medium',
    message: `${name} has logged nothing for ${counted(days, 'day')}.`,
    // That it goes on is news once, also to who has resolved the first word of it.
    basis: isLong ? `${lastLog} long` : lastLog,
  };
}

/** Who is silent follows little of the plan, too: that alone is no second alert. */
function checkAdherence(facts: AlertFacts): AlertFinding | null {
  const { name, adherence, today, levels } = facts;
  if (adherence === null || adherence >= levels.leastAdherence || checkSilence(facts)) return null;
  return {
    type: 'adherence',
    severity: 'medium',
    message: `${name} followed ${adherence} % of the plan over at most the last 14 days.`,
    basis: mondayOf(today),
  };
}

type Felt = Pick<AlertFacts, 'felt' | 'today'>;

const recentFelt = ({ felt, today }: Felt) =>
  felt.filter(({ day }) => daysBetween(day, today) < FELT_WITHIN_DAYS);

/** The last check-ins, as many as make a row. */
export const lastFelt = (facts: Felt) => recentFelt(facts).slice(0, STREAK);

type Streak = 'none' | 'streak' | 'lasting';

/** Whether the last check-ins are alike in something, or most of two weeks of them. */
export function streakOf({ felt, today }: Felt, isSo: (day: FeltDay) => boolean): Streak {
  const recent = recentFelt({ felt, today });
  const alike = recent.filter(isSo);
  const [newest, oldest] = [alike[0], alike.at(-1)];
  const days = newest && oldest ? daysBetween(oldest.day, newest.day) : 0;
  const isMost = alike.length >= LASTING.share * recent.length;
  if (alike.length >= LASTING.count && days >= LASTING.days && isMost) return 'lasting';
  const last = recent.slice(0, STREAK);
  return last.length === STREAK && last.every(isSo) ? 'streak' : 'none';
}

/** The week of the newest check-in that is so: the same check-ins are no news in the week after them. */
const weekOfNewest = ({ felt, today }: AlertFacts, isSo: (day: FeltDay) => boolean) =>
  mondayOf(felt.find(isSo)?.day ?? today);

export const sleptShort = ({ sleepHours }: FeltDay) =>
  sleepHours !== null && sleepHours < POOR_SLEEP_HOURS;
export const feltPoor = ({ mood }: FeltDay) => mood === 'poor';

/** Lasting insomnia and low mood are red flags (IOC REDs 2023), so the coach is alerted right away. */
function checkSleep(facts: AlertFacts): AlertFinding | null {
  const streak = streakOf(facts, sleptShort);
  if (streak === 'none') return null;
  const slept = `${facts.name} slept under ${POOR_SLEEP_HOURS} hours`;
  return {
    type: 'poor_sleep',
    ...(streak === 'lasting'
      ? { severity: 'high', message: `${slept} in most check-ins of two weeks: a red flag.` }
      : { severity: 'low', message: `${slept} in ${STREAK} check-ins in a row.` }),
    basis: weekOfNewest(facts, sleptShort),
  };
}

function checkMood(facts: AlertFacts): AlertFinding | null {
  const streak = streakOf(facts, feltPoor);
  if (streak === 'none') return null;
  const felt = `${facts.name} felt poor`;
  return {
    type: 'low_mood',
    ...(streak === 'lasting'
      ? { severity: 'high', message: `${felt} in most check-ins of two weeks: a red flag.` }
      : { severity: 'medium', message: `${felt} in ${STREAK} check-ins in a row.` }),
    basis: weekOfNewest(facts, feltPoor),
  };
}

export const feltLow = ({ energyLevel }: FeltDay) =>
  energyLevel !== null && energyLevel <= LOW_ENERGY;

function checkEnergy(facts: AlertFacts): AlertFinding | null {
  const streak = streakOf(facts, feltLow);
  if (streak === 'none') return null;
  const since =
    streak === 'lasting' ? 'most check-ins of two weeks' : `${STREAK} check-ins in a row`;
  return {
    type: 'low_energy',
    severity: 'medium',
    message: `${facts.name} rated their energy ${LOW_ENERGY} or less in ${since}.`,
    basis: weekOfNewest(facts, feltLow),
  };
}
