import { waterByWeightText, waterRangeText } from '../../athlete/water-text.ts';
import { PEAK_LIMITS } from '../../peak-week/rules.ts';
import { athleteEnergy } from '../../targets/athlete-energy.ts';
import { counted } from '../../text/counted.ts';
import type { AthleteFacts } from '../facts.ts';
import type { OwnTopic } from './own-topic.ts';

/** A single session's or device's reading isn't a question about the whole day. */
const OF_A_SESSION =
  /\b(cardio|treadmill|bike|cycling|rower|rowing|stairs|walk\w*|run\w*|session|workout|training|lifting|watch|eat back|steps|slow\w*|damage\w*|worked out|calculated)\b/;
/** Questions about cutting or loading water, which ask for reasons. */
const OF_CUTTING = /\b(cut\w*|load\w*|under|retention|weight)\b/;
const OF_THE_SHOW = /\b(peak|show|stage)\b/;

export const ENERGY_TOPICS: readonly OwnTopic[] = [
  {
    id: 'own_burnt',
    title: 'How many calories do I burn?',
    ask: [
      'calorie burn',
      'calorie burn day',
      'my expenditure',
      'energy expenditure',
      'my tdee',
      'my maintenance',
      'maintenance calorie',
      'my metabolism',
      'burn a day',
    ],
    fits: (plain) => !OF_A_SESSION.test(plain),
    source: 'Your diary, weigh-ins and answers',
    answer: burntADay,
  },
  {
    id: 'own_water',
    title: 'How much water should I drink a day?',
    ask: [
      'water day',
      'much water',
      'much water drink',
      'my water',
      'drink litre',
      'water today',
      'much water peak week',
      'much water show day',
    ],
    fits: (plain) =>
      !OF_CUTTING.test(plain) && (!OF_THE_SHOW.test(plain) || /\bhow (much|many)\b/.test(plain)),
    source: 'Your weight and our rule for water',
    answer: waterADay,
  },
];

function burntADay({ burnt, answers }: AthleteFacts): string {
  const formula = answers ? Math.round(athleteEnergy(answers).formulaKcal) : null;
  const byFormula =
    'resting energy, times a factor for your everyday life, plus the training that is planned';
  if (burnt) {
    const { kcal, lowKcal, highKcal, loggedDays } = burnt;
    const than = formula === null ? '' : ` The formula alone would say ${formula}: ${byFormula}.`;
    return `You burn about ${Math.round(kcal)} kcal a day, most likely ${Math.round(lowKcal)} to ${Math.round(highKcal)}. That’s learned from ${counted(loggedDays, 'full diary day')} and your weigh-ins, training and daily life included.${than}`;
  }
  const learn =
    'With about two weeks of weigh-ins and full diary days I can learn your actual number instead.';
  return formula === null
    ? `I can’t say yet: I need your height, weight, age and activity. You’ll find them in your details. ${learn}`
    : `By the formula about ${formula} kcal a day: ${byFormula}. It can be off by a few hundred. ${learn}`;
}

const DOCTORS_AMOUNT = ['Heart disease', 'Kidney disease'] as const;

function waterADay({ weightKg, answers, units }: AthleteFacts): string {
  const conditions = answers?.healthConditions ?? [];
  if (DOCTORS_AMOUNT.some((condition) => conditions.includes(condition))) {
    return 'Ask your doctor how much: with a heart or kidney condition, your doctor sets the amount and our rule doesn’t apply.';
  }
  if (weightKg === null) {
    return 'That depends on your weight, and you haven’t logged one yet. Press Log Progress on your dashboard.';
  }
  const [least, most] = PEAK_LIMITS.waterTargetMlPerKg;
  const range = waterRangeText(least * weightKg, most * weightKg, units);
  const byWeight = waterByWeightText(least, most, units);
  return `${range} a day: ${byWeight} of your weight, more in heat. Spread it over the day, to thirst around training; pale yellow urine is a good sign. It stays the same in peak week; on show day sip to thirst.`;
}
