import type { PlanAnswers, Sex } from '../../athlete/answers.ts';
import { weightText } from '../../athlete/weight-text.ts';
import { daysBetween } from '../../calendar/calendar-day.ts';
import { formatLongDay } from '../../calendar/day-text.ts';
import {
  bodyFatLimits,
  bodyMassIndex,
  checkBodyFatAt,
  checkBodyFatTarget,
  checkLossRate,
} from '../../safety/body-checks.ts';
import { checkDietedWeight, raisedTargetText } from '../../safety/deficit-blocks.ts';
import type { SafetyFinding } from '../../safety/finding.ts';
import { athleteEnergy } from '../../targets/athlete-energy.ts';
import type { AthleteFacts } from '../facts.ts';
import type { OwnTopic } from './own-topic.ts';

/** 'Is 6% body fat ok?' asks for an assessment, 'What is my body fat?' for the figure. */
const ASKS_ASSESSMENT =
  /\b(ok|okay|safe|unsafe|healthy|unhealthy|too (low|lean|high)|dangerous|realistic|possible|fine|good)\b/;
const OF_BODY_FAT = /\b(body ?fat|bf)\b/;
const asksIfSafe = (plain: string) =>
  OF_BODY_FAT.test(plain) && (ASKS_ASSESSMENT.test(plain) || percentIn(plain) !== null);

export const TARGET_TOPICS: readonly OwnTopic[] = [
  {
    id: 'own_weight',
    title: 'How is my weight going?',
    ask: [
      'my weight',
      'weight trend',
      'how weight',
      'weight now',
      'current weight',
      'far target weight',
      'weight goal',
      'my goal',
      'far goal',
      'weight did lose',
      'weight lost so far',
      'how much weight lost',
      'kilos lost',
      'weight did gain',
    ],
    source: 'Your weigh-ins',
    answer: currentWeight,
  },
  {
    id: 'own_target',
    title: 'Is my target weight safe?',
    ask: [
      'target weight',
      'goal weight',
      'target weight realistic',
      'target too low',
      'stage weight',
    ],
    fits: (plain) =>
      /\b(target|goal|stage weight)\b/.test(plain) &&
      (ASKS_ASSESSMENT.test(plain) || /\btoo\b/.test(plain)),
    source: 'Your answers and our safety limits',
    answer: assessTarget,
  },
  {
    id: 'own_body_fat',
    title: 'What is my body fat?',
    ask: ['my body fat', 'body fat now', 'current body fat'],
    fits: (plain) => !asksIfSafe(plain),
    source: 'Your progress entries',
    answer: ({ bodyFatPercent }) =>
      bodyFatPercent === null
        ? 'You haven’t recorded your body fat yet.'
        : `Your last recorded body fat is ${bodyFatPercent}%. Any method can be off by three or four points.`,
  },
  {
    id: 'own_body_fat_safe',
    title: 'Is my body fat safe?',
    ask: ['body fat safe', 'body fat healthy', 'body fat too low'],
    fits: (plain) => !/\b(measure|caliper|tape|dexa)\b/.test(plain),
    isMeantBy: (plain) => percentIn(plain) !== null && asksIfSafe(plain),
    source: 'Our safety limits',
    answer: assessBodyFat,
  },
];

function currentWeight({ weighIns, weightKg, startWeightKg, targetWeightKg, units }: AthleteFacts) {
  const last = weighIns.at(-1);
  if (!last) {
    return weightKg === null
      ? 'No weight logged yet. Press Log Progress on your dashboard.'
      : `Your last weight on record is ${weightText(weightKg, units)}; there is no weigh-in in the last twelve weeks.`;
  }
  const parts = [
    `You weighed ${weightText(last.weightKg, units)} on ${formatLongDay(last.day)}; your trend is ${weightText(last.trendKg, units)}.`,
  ];
  if (startWeightKg !== null) parts.push(`You started at ${weightText(startWeightKg, units)}.`);
  if (targetWeightKg !== null) {
    const away = last.trendKg - targetWeightKg;
    const direction = away >= 0 ? 'above' : 'below';
    parts.push(
      `By the trend that is ${weightText(Math.abs(away), units)} ${direction} your target of ${weightText(targetWeightKg, units)}.`,
    );
  }
  return parts.join(' ');
}

/** Assesses a target by the plans' own limits: height, remaining body fat, and the required pace. */
function assessTarget({ answers, units }: AthleteFacts): string {
  if (!answers) {
    return 'I can’t tell yet: I need your height, your weight and your target. You’ll find them in your details.';
  }
  const body = { ...answers, units };
  const { targetWeightKg, weightKg, heightCm } = body;
  const target = `Your target of ${weightText(targetWeightKg, units)}`;
  const bmi = bodyMassIndex(targetWeightKg, heightCm).toFixed(1);
  if (targetWeightKg >= weightKg) {
    return `${target} is a BMI of ${bmi}, and not below what you weigh now: within our limits for a diet.`;
  }
  const byShow = pace(body);
  const findings = [...checkDietedWeight(body, targetWeightKg), ...estimated(body), ...byShow];
  const goal = body.bodyFatGoalPercent;
  if (goal !== undefined) {
    findings.push(checkBodyFatTarget({ ...sexOf(body), bodyFatTargetPercent: goal }));
  }
  const faults = findings.filter(({ level }) => level !== 'ok').map(({ text }) => text);
  if (faults.length === 0) {
    const inTime = byShow.length > 0 ? ', at no more than 1% a week until your show' : '';
    return `${target} is within our limits: a BMI of ${bmi}, and enough body fat with the lean mass you have${inTime}.`;
  }
  const isBlocked = findings.some(({ level }) => level === 'block');
  const verdict = isBlocked ? 'isn’t safe as it is' : 'is possible, with care';
  const plan = isBlocked
    ? (raisedTargetText(body) ?? 'Set a different target with your coach.')
    : '';
  return [`${target} ${verdict}.`, ...faults, plan].filter(Boolean).join(' ');
}

const sexOf = ({ sex }: Pick<PlanAnswers, 'sex'>) => (sex ? { sex } : {});

/** Uses the formula's lean mass if none was measured; warns and blocks nothing. */
function estimated(body: PlanAnswers): SafetyFinding[] {
  if (body.bodyFatPercent !== undefined) return [];
  const { leanMassKg } = athleteEnergy(body);
  const { sex, targetWeightKg: weightKg, units } = body;
  const finding = checkBodyFatAt({ sex, leanMassKg, weightKg, units });
  if (finding.level === 'ok') return [];
  const text = `By an estimate from your height, weight and age: ${finding.text} Record your body fat to be sure.`;
  return [{ ...finding, level: 'warn', text }];
}

/** The pace required to reach the target by an upcoming show. In its last week, a full week is assumed. */
function pace({ today, competitionDate, weightKg, targetWeightKg }: PlanAnswers): SafetyFinding[] {
  const days = competitionDate ? daysBetween(today, competitionDate) : -1;
  if (days < 0) return [];
  const weeks = Math.max(1, days / 7);
  const finding = checkLossRate((100 * (weightKg - targetWeightKg)) / weightKg / weeks);
  return [{ ...finding, text: `To be there by your show: ${finding.text}` }];
}

function percentIn(plain: string): number | null {
  const match =
    /\b(\d{1,2}(?:\.\d+)?) ?(?:%|percent)? ?(?:body ?fat|bf)\b/.exec(plain) ??
    /\b(?:body ?fat|bf) (?:of |at )?(\d{1,2}(?:\.\d+)?)(?: ?%| percent|$| )/.exec(plain) ??
    /\b(\d{1,2}(?:\.\d+)?)%/.exec(plain);
  return match?.[1] ? Number(match[1]) : null;
}

function sexIn(plain: string): Sex | null {
  if (/\b(woman|women|female|girl|lady|she|her)\b/.test(plain)) return 'female';
  return /\b(man|men|male|guy|he|him)\b/.test(plain) ? 'male' : null;
}

function assessBodyFat({ answers, bodyFatPercent }: AthleteFacts, question: string): string {
  const plain = question.toLowerCase();
  const percent = percentIn(plain) ?? bodyFatPercent;
  if (percent === null) return 'You haven’t recorded your body fat yet, so I can’t tell.';
  const sex = sexIn(plain) ?? answers?.sex;
  if (!sex) {
    const [men, women] = [bodyFatLimits('male'), bodyFatLimits('female')];
    return `That depends: men below ${men.warn}% and women below ${women.warn}% are stage-lean, for days and not months; below ${men.block}% and ${women.block}% we plan nothing.`;
  }
  const { warn, block } = bodyFatLimits(sex);
  const population = sex === 'female' ? 'a woman' : 'a man';
  const at = `${percent}% body fat for ${population}`;
  if (percent < block) {
    return `No. ${at} is below ${block}%, the lowest safe value: hormones, bones and heart suffer, and nothing here is planned for it.`;
  }
  if (percent < warn) {
    return `${at} is stage-lean: for days around a show, not for months. Below ${block}% we plan nothing.`;
  }
  return `${at} is within the safe range. Below ${warn}% it is stage-lean, for days and not months; below ${block}% we plan nothing.`;
}
