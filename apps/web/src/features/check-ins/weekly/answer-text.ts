import {
  type CheckInAnswer,
  type CheckInAnswers,
  type CheckInQuestion,
  checkAnswers,
  counted,
} from '@posedown/coaching';
import { formatNumber } from '../../../lib/numbers.ts';

/** Formats an answer: '7 of 10', '9,500 steps', 'Yes'. Returns an empty text without one. */
export function answerText(question: CheckInQuestion, answer: CheckInAnswer | undefined): string {
  if (answer === undefined) return '';
  if (typeof answer === 'boolean') return answer ? 'Yes' : 'No';
  if (typeof answer === 'object') return counted(Object.keys(answer).length, 'photo');
  if (typeof answer === 'string') return answer;
  if (question.type === 'scale') return `${answer} of 10`;
  const unit = question.type === 'number' ? question.unit : '';
  return [formatNumber(answer, 1), unit].filter(Boolean).join(' ');
}

/** The answers that these questions accept. A draft may be older than the form. */
export function fittingAnswers(
  questions: readonly CheckInQuestion[],
  answers: CheckInAnswers,
): CheckInAnswers {
  const fits = questions.filter((question) => {
    const answer = answers[question.id];
    return (
      answer !== undefined && checkAnswers([{ ...question, required: false }], answers).length === 0
    );
  });
  return Object.fromEntries(fits.map(({ id }) => [id, answers[id] as CheckInAnswer]));
}

const isSameAnswer = (one: CheckInAnswer | undefined, other: CheckInAnswer | undefined) => {
  if (typeof one !== 'object' || typeof other !== 'object') return one === other;
  const poses = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...poses].every((pose) => one[pose] === other[pose]);
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
