import type { Units } from '@posedown/contract';
import { formatDay } from '../../lib/days.ts';
import { factLines } from '../../lib/fact-text.ts';
import { formatNumber } from '../../lib/numbers.ts';
import { typedNumber } from '../../lib/typed-number.ts';
import { formatWeight } from '../../lib/units.ts';
import { type Answers, answerForm, answerValues } from './answers.ts';
import {
  CARDIO_CHOICES,
  GOAL_CHOICES,
  labelOf,
  MEAL_CHOICES,
  TRAINING_CHOICES,
} from './choices.ts';
import { waterAnswerField } from './water-field.ts';

const NO_ANSWER = 'None';

export interface ReviewRow {
  label: string;
  /** Empty if unanswered or unreadable. */
  value: string;
}

function weight(text: string, units: Units): string {
  const weightKg = answerForm.fields.weight.parse(text, units);
  return weightKg === undefined || Number.isNaN(weightKg) ? '' : formatWeight(weightKg, units);
}

function amount(text: string, unit: string): string {
  const value = typedNumber(text, { unit });
  return value === undefined || Number.isNaN(value) ? '' : `${formatNumber(value, 1)} ${unit}`;
}

/** As stored: fluid ounces rounded to the nearest half liter. */
function water(text: string, units: Units): string {
  const liters = waterAnswerField.parse(text, units);
  if (liters === undefined || Number.isNaN(liters)) return '';
  return amount(waterAnswerField.format(liters, units), waterAnswerField.unit(units));
}

const withSuffix = (text: string, suffix: string) => (text === '' ? '' : `${text} ${suffix}`);

/** The answers on the last step, in the specified order. */
export function reviewOf(answers: Answers): ReviewRow[] {
  const { units } = answers;
  return [
    { label: 'Name', value: answers.name.trim() },
    { label: 'Email', value: answers.email.trim() },
    { label: 'Primary goal', value: labelOf(GOAL_CHOICES, answers.primaryGoal) },
    { label: 'Current weight', value: weight(answers.weight, units) },
    { label: 'Target weight', value: weight(answers.targetWeight, units) },
    {
      label: 'Meal frequency',
      value: withSuffix(labelOf(MEAL_CHOICES, answers.mealFrequency), 'a day'),
    },
    {
      label: 'Training frequency',
      value: withSuffix(labelOf(TRAINING_CHOICES, answers.trainingFrequency), 'a week'),
    },
    { label: 'Cardio preference', value: labelOf(CARDIO_CHOICES, answers.cardioPreference) },
    { label: 'Sleep hours', value: withSuffix(amount(answers.sleepHours, 'hours'), 'a night') },
    { label: 'Water intake', value: withSuffix(water(answers.waterIntake, units), 'a day') },
  ];
}

const listed = (items: readonly string[]) => items.join(', ') || NO_ANSWER;

/** Other answers worth reviewing, and whether a password is set, since a reload forgets it. */
export function otherAnswers(answers: Answers): ReviewRow[] {
  const { dietaryRestrictions, foodAllergies, healthConditions, competitionDate } = answers;
  return [
    { label: 'Dietary restrictions', value: listed(dietaryRestrictions) },
    { label: 'Food allergies', value: listed(foodAllergies) },
    { label: 'Health conditions', value: listed(healthConditions) },
    { label: 'Competition date', value: competitionDate ? formatDay(competitionDate) : NO_ANSWER },
    { label: 'Password', value: answers.password === '' ? '' : 'Set' },
  ];
}

/** The answered optional questions. */
export function answeredFacts(answers: Answers): ReviewRow[] {
  const { injuries, ...facts } = answerValues(answers);
  // A missing side is reported on submit.
  const placed = injuries.map((injury) => ({ ...injury, side: injury.side || 'none' }));
  const lines = factLines({ ...facts, injuries: placed });
  return lines.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}
