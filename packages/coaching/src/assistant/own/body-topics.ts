import { ADHERENCE_WINDOW_DAYS } from '../../adherence/adherence.ts';
import { weightText } from '../../athlete/weight-text.ts';
import { addDays, daysBetween } from '../../calendar/calendar-day.ts';
import { formatLongDay } from '../../calendar/day-words.ts';
import { checkLossRate } from '../../safety/body-checks.ts';
import { lossTrend } from '../../trend/loss-trend.ts';
import { weightSlope } from '../../trend/weight-slope.ts';
import { counted } from '../../words/counted.ts';
import type { AthleteFacts } from '../facts.ts';
import type { OwnTopic } from './own-topic.ts';

/** Days over which a rate is judged: the standard error of a shorter one is too wide. */
const RATE_DAYS = 21;

export const BODY_TOPICS: readonly OwnTopic[] = [
  {
    id: 'own_rate',
    title: 'Is my weight loss too fast?',
    ask: [
      'weight loss too fast',
      'losing too fast',
      'losing too slow',
      'my rate loss',
      'losing enough',
      'gaining too fast',
      'weight moving right',
      'my weight week',
      'weight trend rate',
    ],
    source: 'Your weigh-ins',
    answer: rateOfChange,
  },
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
    id: 'own_body_fat',
    title: 'What is my body fat?',
    ask: ['my body fat', 'body fat now', 'current body fat'],
    source: 'Your progress entries',
    answer: ({ bodyFatPercent }) =>
      bodyFatPercent === null
        ? 'You have not recorded a body fat yet.'
        : `Your last recorded body fat is ${bodyFatPercent} %. Take it with three or four points of doubt, whatever the method.`,
  },
  {
    id: 'own_weeks_out',
    title: 'How many weeks out am I?',
    ask: [
      'weeks out',
      'days show',
      'when show',
      'my show',
      'phase prep',
      'long until show',
      'which phase',
      'next show',
    ],
    source: 'Your competitions',
    answer: weeksToShow,
  },
  {
    id: 'own_adherence',
    title: 'How well do I follow my plan?',
    ask: [
      'my adherence',
      'my compliance',
      'follow plan well',
      'how doing',
      'how am doing',
      'my progress',
      'on track',
    ],
    source: 'Your plans and logs',
    answer: ({ standing }) =>
      !standing || standing.compliance === null
        ? 'There is not enough data yet: after a week of logs I can say how well you follow your plan.'
        : `Since you began, at most over the last ${ADHERENCE_WINDOW_DAYS} days, you did ${standing.compliance} % of what your plan asks for. ${standing.reason}`,
  },
];

function rateOfChange(facts: AthleteFacts): string {
  const since = addDays(facts.today, -RATE_DAYS);
  const slope = weightSlope(facts.weighIns.filter(({ day }) => day > since));
  if (slope.kind !== 'slope') {
    return 'There is not enough data yet: I need at least four weigh-ins over a week or more to say how fast your weight moves.';
  }
  const percent = (100 * slope.kgPerWeek) / slope.meanWeightKg;
  const kg = Math.abs(slope.kgPerWeek);
  const band = `give or take ${weightText(slope.standardErrorKg, facts.units)}`;
  const base = `Over the last ${counted(slope.spanDays, 'day')} you`;
  if (kg < slope.standardErrorKg) {
    return `${base} held your weight: the change is within what the scale scatters (${band} a week).`;
  }
  const rate = `${weightText(kg, facts.units)} a week (${Math.abs(percent).toFixed(1)} %, ${band})`;
  if (percent > 0) {
    return `${base} gained ${rate}. In the off-season 0.25 to 0.5 % a week is the aim.`;
  }
  return `${base} lost ${rate}. ${verdict(facts)}`;
}

/** By the same days as the alert and the protocols: the coach must not hear otherwise. */
function verdict({ weighIns, today }: AthleteFacts): string {
  const loss = lossTrend(weighIns, today);
  if (loss.kind === 'not-enough-data') return 'A few more weigh-ins tell whether that is too fast.';
  const { weeklyPercent: lossPercent, doubtPercent } = loss;
  const { level } = checkLossRate(lossPercent, doubtPercent);
  if (level === 'block')
    return 'That is too fast: above 1.5 % the plan has to change. Please write to your coach today, and eat more until then.';
  if (level === 'warn') return 'That is fast: 0.5 to 1 % keeps more muscle. Tell your coach.';
  if (lossPercent < 0.5) return 'That is slower than the 0.5 to 1 % of a prep, and not too fast.';
  return 'That is within the 0.5 to 1 % a week that a prep aims for.';
}

function currentWeight({ weighIns, weightKg, startWeightKg, targetWeightKg, units }: AthleteFacts) {
  const last = weighIns.at(-1);
  if (!last) {
    return weightKg === null
      ? 'There is no weight of yours yet. Press Log Progress on your dashboard.'
      : `Your last weight on record is ${weightText(weightKg, units)}; there is no weigh-in in the last twelve weeks.`;
  }
  const parts = [
    `You weighed ${weightText(last.weightKg, units)} on ${formatLongDay(last.day)}; your trend is ${weightText(last.trendKg, units)}.`,
  ];
  if (startWeightKg !== null) parts.push(`You began at ${weightText(startWeightKg, units)}.`);
  if (targetWeightKg !== null) {
    const away = last.trendKg - targetWeightKg;
    const way = away >= 0 ? 'above' : 'below';
    parts.push(
      `By the trend that is ${weightText(Math.abs(away), units)} ${way} your target of ${weightText(targetWeightKg, units)}.`,
    );
  }
  return parts.join(' ');
}

function weeksToShow({ show, today }: AthleteFacts): string {
  if (!show) return 'You have no show ahead on record. Add one under Competition.';
  const name = show.name ?? 'Your show';
  const days = daysBetween(today, show.date);
  if (days === 0) return `${name} is today. Show time!`;
  return `${name} is on ${formatLongDay(show.date)}: ${counted(show.weeksOut, 'week')} out (${counted(days, 'day')}), in the phase ${show.phase}.`;
}
