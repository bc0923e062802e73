import type { Girth } from '../athlete/limits.ts';
import type { AthletePhase } from '../phase/athlete-phase.ts';

/** Kinds of questions a coach can ask in a weekly check-in. */
export const QUESTION_TYPES = [
  'scale',
  'number',
  'yes_no',
  'choice',
  'text',
  'photos',
  'measurements',
] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

/** Questions of one form; longer forms get skimmed. */
export const QUESTIONS_LIMIT = { min: 1, max: 25, step: 1 };
export const SCALE_LIMIT = { min: 1, max: 10, step: 1 };
/** Any figure an athlete might be asked for, such as steps a day. */
export const ANSWER_NUMBER_LIMIT = { min: 0, max: 1_000_000, step: 0.1 };
export const ANSWER_TEXT_MAX = 2000;
export const CHOICES_LIMIT = { min: 2, max: 8, step: 1 };

interface QuestionBase {
  /** Stays the same across versions of a form, so that answers can be compared. */
  id: string;
  label: string;
  required: boolean;
  /** Asked only in these phases; empty for always. */
  phases: readonly AthletePhase[];
  /** Asked only in check-ins due on these weekdays, 0 is Monday; empty or undefined for all. */
  weekdays?: readonly number[] | undefined;
}

/** A question of a weekly check-in. */
export type CheckInQuestion = QuestionBase &
  (
    | { type: 'scale'; lowLabel: string; highLabel: string }
    | { type: 'number'; unit: string }
    | { type: 'yes_no' }
    | { type: 'choice'; options: readonly string[] }
    | { type: 'text' }
    | { type: 'photos'; poses: readonly string[] }
    | { type: 'measurements'; girths: readonly Girth[] }
  );

/** Photo ids by pose. */
export type PhotosAnswer = Readonly<Record<string, string>>;
/** Girths in cm. */
export type MeasurementsAnswer = Readonly<Partial<Record<Girth, number>>>;
/** An answer: a number, yes or no, an option, a text, photos or measurements. */
export type CheckInAnswer = number | boolean | string | PhotosAnswer | MeasurementsAnswer;
export type CheckInAnswers = Readonly<Record<string, CheckInAnswer>>;

const ALWAYS = { phases: [] as const };
const scale = (id: string, label: string, lowLabel: string, highLabel: string) =>
  ({ id, type: 'scale', label, lowLabel, highLabel, required: true, ...ALWAYS }) as const;

/**
 * The form for athletes whose coach hasn't written one: what moves a physique athlete's plan and no scale or diary
 * shows.
 */
export const DEFAULT_QUESTIONS: readonly CheckInQuestion[] = [
  scale('training-energy', 'Energy in training', 'Flat', 'Strong'),
  scale('hunger', 'Hunger', 'Never hungry', 'Always hungry'),
  scale('sleep-quality', 'Sleep quality', 'Restless', 'Deep'),
  scale('stress', 'Stress', 'Calm', 'Overwhelmed'),
  scale('digestion', 'Digestion', 'Poor', 'Perfect'),
  { id: 'pain', type: 'text', label: 'Any pain, injury or illness?', required: false, ...ALWAYS },
  {
    ...{ id: 'photos', type: 'photos', label: 'Photos', required: false, ...ALWAYS },
    poses: ['front', 'side', 'back'],
  },
  {
    ...{ id: 'note', type: 'text', required: false, ...ALWAYS },
    label: 'What should your coach know about this week?',
  },
];

interface Asked {
  /** The athlete's phase; null if unknown. */
  phase: AthletePhase | null;
  /** The weekday the check-in is due on; undefined for any. */
  weekday?: number;
}

/** The questions asked in a phase, in a check-in due on a weekday. */
export const questionsFor = (
  questions: readonly CheckInQuestion[],
  { phase, weekday }: Asked,
): CheckInQuestion[] =>
  questions.filter(
    ({ phases, weekdays = [] }) =>
      (phases.length === 0 || (phase !== null && phases.includes(phase))) &&
      (weekdays.length === 0 || weekday === undefined || weekdays.includes(weekday)),
  );
