import { GIRTHS, type Girth, PROGRESS_LIMITS } from '../athlete/limits.ts';
import type {
  CheckInAnswer,
  CheckInAnswers,
  CheckInQuestion,
  MeasurementsAnswer,
  PhotosAnswer,
} from './question.ts';

/** The photos of an answer; none if it is an answer of another kind. */
export function photosIn(answer: CheckInAnswer | undefined): PhotosAnswer {
  if (typeof answer !== 'object') return {};
  const photos = Object.entries(answer).filter(([, id]) => typeof id === 'string');
  return Object.fromEntries(photos) as PhotosAnswer;
}

/** The measurements of an answer, including unreadable ones; none if it is an answer of another kind. */
export function measurementsIn(answer: CheckInAnswer | undefined): MeasurementsAnswer {
  if (typeof answer !== 'object') return {};
  const girths: Readonly<Record<string, unknown>> = answer;
  const given = GIRTHS.filter((girth) => typeof girths[girth] === 'number');
  return Object.fromEntries(given.map((girth) => [girth, girths[girth]]));
}

/** Whether a girth could be a person's. */
export function isPlausibleGirth(girth: Girth, cm: number): boolean {
  const { min, max } = PROGRESS_LIMITS[girth];
  return cm >= min && cm <= max;
}

/** All measurements of a check-in. If two questions ask for the same girth, the later answer counts. */
export const measurementsOf = (
  questions: readonly CheckInQuestion[],
  answers: CheckInAnswers,
): MeasurementsAnswer =>
  Object.assign(
    {},
    ...questions
      .filter(({ type }) => type === 'measurements')
      .map(({ id }) => measurementsIn(answers[id])),
  );
