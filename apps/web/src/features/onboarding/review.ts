import type { Units } from '@posedown/contract';
import { formatDay } from '../../lib/days.ts';
import { factLines } from '../../lib/fact-words.ts';
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

const NONE = 'None';

export interface ReviewRow {
  label: string;
  /** Empty where there is no answer that can be read. */
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

/** As it is stored: fluid ounces to the nearest half litre. */
function water(text: string, units: Units): string {
  const liters = waterAnswerField.parse(text, units);
  if (liters === undefined || Number.isNaN(liters)) return '';
  return amount(waterAnswerField.format(liters, units), waterAnswerField.unit(units));
}

const behind = (text: string, suffix: string) => (text === '' ? '' : `${text} ${suffix}`);

/** The answers that the last step shows, in the order of the specification. */
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
      value: behind(labelOf(MEAL_CHOICES, answers.mealFrequency), 'a day'),
    },
    {
      label: 'Training frequency',
      value: behind(labelOf(TRAINING_CHOICES, answers.trainingFrequency), 'a week'),
    },
    { label: 'Cardio preference', value: labelOf(CARDIO_CHOICES, answers.cardioPreference) },
    { label: 'Sleep hours', value: behind(amount(answers.sleepHours, 'hours'), 'a night') },
    { label: 'Water intake', value: behind(water(answers.waterIntake, units), 'a day') },
  ];
}

const listed = (items: readonly string[]) => items.join(', ') || NONE;

/**
 * What else the plans are made of and nobody should find out too late: what is ruled out, the show, and whether
 * there is a password: a reload forgets it, for it is never written down.
 */
export function otherAnswers(answers: Answers): ReviewRow[] {
  const { dietaryRestrictions, foodAllergies, healthConditions, competitionDate } = answers;
  return [
    { label: 'Dietary restrictions', value: listed(dietaryRestrictions) },
    { label: 'Food allergies', value: listed(foodAllergies) },
    { label: 'Health conditions', value: listed(healthConditions) },
    { label: 'Competition date', value: competitionDate ? formatDay(competitionDate) : NONE },
    { label: 'Password', value: answers.password === '' ? '' : 'Set' },
  ];
}

/** What was answered of the questions that may be skipped. */
export function answeredFacts(answers: Answers): ReviewRow[] {
  const { injuries, ...facts } = answerValues(answers);
  // A side that is still open is asked for when the form is sent.
  const placed = injuries.map((injury) => ({ ...injury, side: injury.side || 'none' }));
  const lines = factLines({ ...facts, injuries: placed });
  return lines.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}
