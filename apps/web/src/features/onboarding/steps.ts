import { type AnswerField, type Answers, answerForm, STEP_FIELDS } from './answers.ts';

export interface Step {
  title: string;
  /** One line under the title. */
  intro: string;
  /** What is asked on it, in the order of the screen. */
  fields: readonly AnswerField[];
}

const WORDS = [
  { title: 'Personal Information', intro: 'Your plans are calculated from these figures.' },
  { title: 'Fitness Goals & Timeline', intro: 'Where you want to be and by when.' },
  {
    title: 'Nutrition Preferences',
    intro: 'Your meal plan never includes what you rule out here.',
  },
  {
    title: 'Training Preferences',
    intro: 'Your split is built around your week and your equipment.',
  },
  {
    title: 'Competition Timeline',
    intro: 'Your days outside the gym, and your show if there is one.',
  },
  { title: 'Final Review', intro: 'Check your answers, then create your account.' },
];

/** The six steps. Every field of the form stands on exactly one of them. */
export const STEPS: readonly Step[] = WORDS.map((words, place) => ({
  ...words,
  fields: Object.keys(STEP_FIELDS[place] ?? {}) as AnswerField[],
}));

/** Whether nothing that a step must know is left open. */
export const isAnswered = ({ fields }: Step, answers: Answers): boolean =>
  fields.every((field) => answerForm.fields[field].isOptional || answers[field] !== '');

/** The number of the step that asks for a field; 'foodAllergies.2' belongs to its field. */
export function stepOfField(path: string): number | undefined {
  const [field] = path.split('.');
  const index = STEPS.findIndex(({ fields }) => fields.some((candidate) => candidate === field));
  return index === -1 ? undefined : index + 1;
}

/** The numbers of the steps that have something to put right, in order. */
export function stepsWithErrors(errors: Record<string, unknown>): number[] {
  const steps = Object.entries(errors)
    .filter(([, error]) => Boolean(error))
    .map(([path]) => stepOfField(path));
  return [...new Set(steps)].filter((step) => step !== undefined).sort((a, b) => a - b);
}
