import { STATUS_FROM } from '../adherence/adherence.ts';
import { type CalendarDay, daysBetween } from '../calendar/calendar-day.ts';
import { counted } from '../text/counted.ts';

export const RISK_LEVELS = ['high', 'medium', 'low'] as const;
export type RiskLevel = (typeof RISK_LEVELS)[number];

export const RISK_FACTORS = ['silence', 'falling', 'low_adherence', 'no_reply', 'waiting'] as const;
export type RiskFactor = (typeof RISK_FACTORS)[number];

/** A reason why an athlete may leave, and its points. */
export interface RiskPart {
  factor: RiskFactor;
  points: number;
  /** The reason as a sentence: 'Nothing logged for 9 days.' */
  sentence: string;
}

export interface ChurnRisk {
  /** 0–100: the sum of the parts. */
  score: number;
  level: RiskLevel;
  /** The reasons, largest first. */
  parts: RiskPart[];
}

/** Known facts about an athlete today. */
export interface ChurnFacts {
  today: CalendarDay;
  /** The day of the last log of any kind, or of joining. */
  lastLog: CalendarDay;
  /** Adherence now and four weeks ago, 0–100; null if it's too early. */
  adherence: number | null;
  adherenceBefore: number | null;
  /** The thread's last message; null if there is none. */
  lastMessage: { from: 'athlete' | 'coach'; on: CalendarDay } | null;
}

/** Minimum score of each level. [our choice] */
const LEVELS = { high: 50, medium: 25 } as const;

/** Points by threshold; the highest threshold reached counts. [all our choice] */
const STEPS = {
  /** Days without a log. Silence is the clearest sign, so it alone can make the risk high. */
  silence: [
    { from: 14, points: 50 },
    { from: 7, points: 35 },
    { from: 4, points: 20 },
  ],
  /** Points of adherence lost in four weeks. */
  falling: [
    { from: 20, points: 20 },
    { from: 10, points: 10 },
  ],
  /** Points below 60, the score at which an athlete is behind. */
  low_adherence: [
    { from: 30, points: 15 },
    { from: 1, points: 10 },
  ],
  /** Days the coach has waited for the athlete's reply. */
  no_reply: [
    { from: 7, points: 10 },
    { from: 3, points: 5 },
  ],
  /** Days the athlete has waited for the coach's reply. */
  waiting: [
    { from: 4, points: 10 },
    { from: 2, points: 5 },
  ],
} as const satisfies Record<RiskFactor, readonly { from: number; points: number }[]>;

const least = (steps: readonly { from: number }[]) => Math.min(...steps.map(({ from }) => from));

/**
 * Signs without any of which the risk is low, because unanswered messages alone never reach 25 points. They let a
 * database skip most athletes.
 */
export const RISK_SIGNS = {
  silentDays: least(STEPS.silence),
  pointsLost: least(STEPS.falling),
  adherenceBelow: STATUS_FROM.warning,
} as const;

/**
 * How likely an athlete is to leave, by a transparent rule: days since the last log, falling and low adherence, and
 * unanswered messages. Each reason has points; their sum, at most 100, is the risk: high from 50, medium from 25. It
 * prioritizes the coach's attention and isn't a probability.
 */
export function churnRisk(facts: ChurnFacts): ChurnRisk {
  const rules = [silence, falling, lowAdherence, unanswered];
  const parts = rules
    .flatMap((rule) => rule(facts) ?? [])
    .sort((one, other) => other.points - one.points);
  const score = Math.min(
    100,
    parts.reduce((sum, { points }) => sum + points, 0),
  );
  const level = score >= LEVELS.high ? 'high' : score >= LEVELS.medium ? 'medium' : 'low';
  return { score, level, parts };
}

function part(factor: RiskFactor, amount: number, sentence: string): RiskPart | null {
  const step = STEPS[factor].find(({ from }) => amount >= from);
  return step ? { factor, points: step.points, sentence } : null;
}

function silence({ today, lastLog }: ChurnFacts) {
  const days = daysBetween(lastLog, today);
  return part('silence', days, `Nothing logged for ${counted(days, 'day')}.`);
}

function falling({ adherence, adherenceBefore }: ChurnFacts) {
  if (adherence === null || adherenceBefore === null) return null;
  const sentence = `Adherence fell from ${adherenceBefore} to ${adherence}% in four weeks.`;
  return part('falling', adherenceBefore - adherence, sentence);
}

function lowAdherence({ adherence }: ChurnFacts) {
  if (adherence === null) return null;
  return part(
    'low_adherence',
    STATUS_FROM.warning - adherence,
    `Follows ${adherence}% of the plan.`,
  );
}

function unanswered({ today, lastMessage }: ChurnFacts) {
  if (!lastMessage) return null;
  const days = daysBetween(lastMessage.on, today);
  return lastMessage.from === 'coach'
    ? part('no_reply', days, `Has not answered you for ${counted(days, 'day')}.`)
    : part('waiting', days, `Has been waiting ${counted(days, 'day')} for your answer.`);
}
