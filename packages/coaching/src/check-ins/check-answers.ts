import { isPlausibleGirth, measurementsIn, photosIn } from './answer-parts.ts';
import {
  ANSWER_NUMBER_LIMIT,
  ANSWER_TEXT_MAX,
  type CheckInAnswer,
  type CheckInAnswers,
  type CheckInQuestion,
  SCALE_LIMIT,
} from './question.ts';

export interface CheckInFault {
  questionId: string;
  message: string;
}

const within = (value: number, { min, max }: { min: number; max: number }) =>
  Number.isFinite(value) && value >= min && value <= max;

/** What is wrong with an answer, or null. */
function faultOf(question: CheckInQuestion, answer: CheckInAnswer): string | null {
  switch (question.type) {
    case 'scale':
      return typeof answer === 'number' && Number.isInteger(answer) && within(answer, SCALE_LIMIT)
        ? null
        : `Choose a number from ${SCALE_LIMIT.min} to ${SCALE_LIMIT.max}`;
    case 'number':
      return typeof answer === 'number' && within(answer, ANSWER_NUMBER_LIMIT)
        ? null
        : 'Enter a number from 0 to 1,000,000';
    case 'yes_no':
      return typeof answer === 'boolean' ? null : 'Choose yes or no';
    case 'choice':
      return typeof answer === 'string' && question.options.includes(answer)
        ? null
        : 'Choose one of the options';
    case 'text':
      return typeof answer === 'string' && answer.length <= ANSWER_TEXT_MAX
        ? null
        : `Use at most ${ANSWER_TEXT_MAX} characters`;
    case 'photos':
      return isOnly(answer, photosIn(answer), question.poses) ? null : 'Add a photo for each pose';
    case 'measurements':
      return measurementsFault(question, answer);
  }
}

/** Whether an answer has only parts of its kind that are asked for. */
const isOnly = (answer: CheckInAnswer, parts: object, asked: readonly string[]) =>
  typeof answer === 'object' &&
  Object.keys(answer).every((part) => part in parts && asked.includes(part));

type MeasurementsQuestion = Extract<CheckInQuestion, { type: 'measurements' }>;

function measurementsFault(
  { girths, required }: MeasurementsQuestion,
  answer: CheckInAnswer,
): string | null {
  const given = measurementsIn(answer);
  if (!isOnly(answer, given, girths)) return 'Enter a number for each measurement';
  const wrong = girths.filter((girth) => {
    const cm = given[girth];
    return cm !== undefined && !isPlausibleGirth(girth, cm);
  });
  if (wrong.length > 0) return `Check these: ${wrong.join(', ')}`;
  const missing = girths.filter((girth) => given[girth] === undefined);
  return required && missing.length > 0 ? `Still missing: ${missing.join(', ')}` : null;
}

const isEmpty = (answer: CheckInAnswer | undefined) =>
  answer === undefined ||
  answer === '' ||
  (typeof answer === 'object' && Object.keys(answer).length === 0);

/** All faults of a check-in's answers, in the order of its questions. */
export function checkAnswers(
  questions: readonly CheckInQuestion[],
  answers: CheckInAnswers,
): CheckInFault[] {
  return questions.flatMap((question) => {
    const { id: questionId, required } = question;
    const answer = answers[questionId];
    if (answer === undefined || isEmpty(answer)) {
      return required ? [{ questionId, message: 'Answer this question' }] : [];
    }
    const message = faultOf(question, answer);
    return message ? [{ questionId, message }] : [];
  });
}

/** The answers to these questions, without empty ones and without answers to other questions. */
export function answersTo(
  questions: readonly CheckInQuestion[],
  answers: CheckInAnswers,
): CheckInAnswers {
  return Object.fromEntries(
    questions.flatMap(({ id }) => {
      const answer = answers[id];
      return answer === undefined || isEmpty(answer) ? [] : [[id, answer]];
    }),
  );
}

/** Everything the athlete typed, for the scan for warning signs. */
export function writtenAnswers(
  questions: readonly CheckInQuestion[],
  answers: CheckInAnswers,
): string {
  return questions
    .flatMap(({ id, type }) => {
      const answer = answers[id];
      return type === 'text' && typeof answer === 'string' ? [answer] : [];
    })
    .join('\n');
}
