import {
  answersTo,
  type CheckInAnswer,
  type CheckInAnswers,
  type CheckInQuestion,
  capital,
  checkAnswers,
  counted,
  GIRTHS,
  isPlausibleGirth,
  measurementsIn,
  photosIn,
} from '@posedown/coaching';
import type { Units } from '@posedown/contract';
import { formatNumber } from '../../../lib/numbers.ts';
import { formatGirth } from '../../../lib/units.ts';

/** Formats an answer: '7 of 10', '9,500 steps', 'Yes', 'Waist 82.5 cm'. Returns an empty text without one. */
export function answerText(
  question: CheckInQuestion,
  answer: CheckInAnswer | undefined,
  units: Units,
): string {
  if (answer === undefined) return '';
  if (typeof answer === 'boolean') return answer ? 'Yes' : 'No';
  if (question.type === 'measurements') return measurementsText(answer, units);
  if (typeof answer === 'object') return counted(Object.keys(photosIn(answer)).length, 'photo');
  if (typeof answer === 'string') return answer;
  if (question.type === 'scale') return `${answer} of 10`;
  const unit = question.type === 'number' ? question.unit : '';
  return [formatNumber(answer, 1), unit].filter(Boolean).join(' ');
}

function measurementsText(answer: CheckInAnswer, units: Units): string {
  const given = measurementsIn(answer);
  const texts = GIRTHS.flatMap((girth) => {
    const cm = given[girth];
    return cm === undefined ? [] : [`${capital(girth)} ${formatGirth(cm, units)}`];
  });
  // Lines break only between measurements.
  return texts.map((text) => text.replaceAll(' ', '\u00a0')).join(', ');
}

/** The measurements that a question still asks for, without implausible ones. */
function fittingPart(question: CheckInQuestion, answer: CheckInAnswer): CheckInAnswer {
  if (question.type !== 'measurements') return answer;
  const given = measurementsIn(answer);
  const fitting = question.girths.flatMap((girth) => {
    const cm = given[girth];
    return cm !== undefined && isPlausibleGirth(girth, cm) ? [[girth, cm]] : [];
  });
  return Object.fromEntries(fitting);
}

/** The answers that these questions accept. A draft may be older than the form. */
export function fittingAnswers(
  questions: readonly CheckInQuestion[],
  answers: CheckInAnswers,
): CheckInAnswers {
  const fitting = questions.flatMap((question) => {
    const { id } = question;
    const answer = answers[id];
    if (answer === undefined) return [];
    const part = { [id]: fittingPart(question, answer) };
    const faults = checkAnswers([{ ...question, required: false }], part);
    return faults.length === 0 ? Object.entries(part) : [];
  });
  return answersTo(questions, Object.fromEntries(fitting));
}

const isSameAnswer = (one: CheckInAnswer | undefined, other: CheckInAnswer | undefined) => {
  if (typeof one !== 'object' || typeof other !== 'object') return one === other;
  const [before, after] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  return [...before.keys(), ...after.keys()].every((part) => before.get(part) === after.get(part));
};

/** The questions with different answers. */
export const differingQuestions = <Question extends CheckInQuestion>(
  questions: readonly Question[],
  one: CheckInAnswers,
  other: CheckInAnswers,
): Question[] => questions.filter(({ id }) => !isSameAnswer(one[id], other[id]));

/** Whether two check-ins answer all questions alike, whatever the questions are. */
export const isSameAnswers = (one: CheckInAnswers, other: CheckInAnswers): boolean =>
  [...Object.keys(one), ...Object.keys(other)].every((id) => isSameAnswer(one[id], other[id]));
