import { STATUS_FROM } from '../adherence/adherence.ts';
import type { Limit, Mood } from '../athlete/limits.ts';
import { addDays, type CalendarDay, daysBetween, mondayOf } from '../calendar/calendar-day.ts';
import { checkLossRate, doubtText } from '../safety/body-checks.ts';
import { counted } from '../text/counted.ts';
import { lossTrend } from '../trend/loss-trend.ts';
import type { WeighIn } from '../trend/weigh-ins.ts';

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

/** Something the coach should look at, and why. */
export interface AlertFinding {
  type: AlertType;
  severity: AlertSeverity;
  /** A sentence for the coach. */
  message: string;
  /**
   * What the alert is based on. An alert with the same basis, or its beginning, isn't sent again. Ongoing findings
   * include the week, so they are reported weekly.
   */
  basis: string;
  /** The day the state began, if the data says. */
  since?: CalendarDay;
  /** The subject of an event. Another event with the same subject within a day joins its alert. */
  subject?: string;
}

/** A coach's alert thresholds. */
export interface AlertLevels {
  /** Days without any log. */
  silentDays: number;
  /** %. Athletes with a lower adherence are reported. */
  leastAdherence: number;
}
/** Defaults. Below 60 an athlete is behind, as on the roster. [our choice] */
export const DEFAULT_ALERT_LEVELS: AlertLevels = {
  silentDays: 4,
  leastAdherence: STATUS_FROM.warning,
};
/** Range a coach can choose. [our choice] */
export const SILENCE_ALERT_LIMIT: Limit = { min: 2, max: 14, step: 1 };
export const ADHERENCE_ALERT_LIMIT: Limit = { min: 30, max: 90, step: 5 };
/** Additional days without a log that make the alert urgent. [our choice] */
const LONGER_SILENT_DAYS = 3;
/** This many check-ins in a row are more than a bad night. [our choice] */
const STREAK = 3;
/** Older check-ins say nothing about the present. [our choice] */
const FELT_WITHIN_DAYS = 14;
/** A state is lasting with this many check-ins over at least a week, three in four of all. [our choice] */
const LASTING = { count: 6, days: 7, share: 0.75 };
/** Hours; the target is 7–9. [our choice] */
const POOR_SLEEP_HOURS = 6;
/** Out of 10; 'drained' starts here. [our choice] */
const LOW_ENERGY = 3;

/** How an athlete felt in one check-in. */
export interface FeltDay {
  day: CalendarDay;
  sleepHours: number | null;
  mood: Mood | null;
  /** 1–10. */
  energyLevel: number | null;
}

/** Known facts about an athlete today; unknown ones are omitted. */
export interface AlertFacts {
  name: string;
  today: CalendarDay;
  /** The day of the last log of any kind, or of joining, or the last day of a pause. */
  lastLog: CalendarDay;
  adherence: number | null;
  levels: AlertLevels;
  /** Active plans ruled out by the athlete's body: a code each, and sentences for the coach. */
  unfit: readonly { code: string; text: string }[];
  /** Weigh-ins of at least the last four weeks, oldest first. */
  weighIns: readonly WeighIn[];
  /** Show and carb-load days of at least the last four weeks. */
  loadDays: readonly CalendarDay[];
  /** Days on which a diet started. */
  dietStarts: readonly CalendarDay[];
  /** The latest check-ins, newest first. */
  felt: readonly FeltDay[];
}

/** Everything the coach should look at now. */
export function findAlerts(facts: AlertFacts): AlertFinding[] {
  const rules = [
    checkLoss,
    checkActivePlans,
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
    message: `${name} is losing ${weeklyPercent.toFixed(2)}% of body weight a week${doubtText(doubtPercent)}; 0.5–1% a week preserves more muscle.`,
    basis: mondayOf(judged.today),
    ...sinceOf(weighIns.at(-1)?.day),
  };
}

const sinceOf = (day: CalendarDay | undefined) => (day ? { since: day } : {});

/** Active plans never change automatically, so their author must be notified. */
function checkActivePlans({ name, unfit, today }: AlertFacts): AlertFinding | null {
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
    since: addDays(lastLog, levels.silentDays),
    // A long silence is reported once more, even if the first alert was resolved.
    basis: isLong ? `${lastLog} long` : lastLog,
  };
}

/** A silent athlete also has low adherence; that alone is no second alert. */
function checkAdherence(facts: AlertFacts): AlertFinding | null {
  const { name, adherence, today, levels } = facts;
  if (adherence === null || adherence >= levels.leastAdherence || checkSilence(facts)) return null;
  return {
    type: 'adherence',
    severity: 'medium',
    message: `${name} followed ${adherence}% of the plan over at most the last 14 days.`,
    basis: mondayOf(today),
  };
}

type Felt = Pick<AlertFacts, 'felt' | 'today'>;

const recentFelt = ({ felt, today }: Felt) =>
  felt.filter(({ day }) => daysBetween(day, today) < FELT_WITHIN_DAYS);

/** The latest check-ins, up to the length of a streak. */
export const lastFelt = (facts: Felt) => recentFelt(facts).slice(0, STREAK);

type Streak = 'none' | 'streak' | 'lasting';

/** Whether a condition holds in the latest check-ins in a row, or in most check-ins over two weeks. */
export function streakOf({ felt, today }: Felt, isSo: (day: FeltDay) => boolean): Streak {
  const recent = recentFelt({ felt, today });
  const alike = recent.filter(isSo);
  const [newest, oldest] = [alike[0], alike.at(-1)];
  const days = newest && oldest ? daysBetween(oldest.day, newest.day) : 0;
  const isMajority = alike.length >= LASTING.share * recent.length;
  if (alike.length >= LASTING.count && days >= LASTING.days && isMajority) return 'lasting';
  const last = recent.slice(0, STREAK);
  return last.length === STREAK && last.every(isSo) ? 'streak' : 'none';
}

/**
 * The newest matching check-in, on which the state is based. The basis is its week, so that the same check-ins aren't
 * reported again the week after.
 */
function newestOf({ felt, today }: AlertFacts, isSo: (day: FeltDay) => boolean) {
  const since = felt.find(isSo)?.day ?? today;
  return { basis: mondayOf(since), since };
}

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
      ? { severity: 'high', message: `${slept} in most check-ins over two weeks: a red flag.` }
      : { severity: 'low', message: `${slept} in ${STREAK} check-ins in a row.` }),
    ...newestOf(facts, sleptShort),
  };
}

function checkMood(facts: AlertFacts): AlertFinding | null {
  const streak = streakOf(facts, feltPoor);
  if (streak === 'none') return null;
  const felt = `${facts.name} was in a poor mood`;
  return {
    type: 'low_mood',
    ...(streak === 'lasting'
      ? { severity: 'high', message: `${felt} in most check-ins over two weeks: a red flag.` }
      : { severity: 'medium', message: `${felt} in ${STREAK} check-ins in a row.` }),
    ...newestOf(facts, feltPoor),
  };
}

export const feltLow = ({ energyLevel }: FeltDay) =>
  energyLevel !== null && energyLevel <= LOW_ENERGY;

function checkEnergy(facts: AlertFacts): AlertFinding | null {
  const streak = streakOf(facts, feltLow);
  if (streak === 'none') return null;
  const period =
    streak === 'lasting' ? 'most check-ins over two weeks' : `${STREAK} check-ins in a row`;
  return {
    type: 'low_energy',
    severity: 'medium',
    message: `${facts.name} rated their energy ${LOW_ENERGY} or less in ${period}.`,
    ...newestOf(facts, feltLow),
  };
}
