import { type AnswerField, type Answers, answerForm, STEP_FIELDS } from './answers.ts';

export interface Step {
  title: string;
  /** One line under the title. */
  intro: string;
  /** Its fields in screen order. */
  fields: readonly AnswerField[];
}

const STEP_TEXTS = [
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

/** The six steps. */
export const STEPS: readonly Step[] = STEP_TEXTS.map((texts, index) => ({
  ...texts,
  fields: Object.keys(STEP_FIELDS[index] ?? {}) as AnswerField[],
}));

/** Whether all required fields of a step are filled in. */
export const isAnswered = ({ fields }: Step, answers: Answers): boolean =>
  fields.every((field) => answerForm.fields[field].isOptional || answers[field] !== '');

/** The number of the step with a field; 'foodAllergies.2' belongs to its field. */
export function stepOfField(path: string): number | undefined {
  const [field] = path.split('.');
  const index = STEPS.findIndex(({ fields }) => fields.some((candidate) => candidate === field));
  return index === -1 ? undefined : index + 1;
}

/** The numbers of the steps with errors, in order. */
export function stepsWithErrors(errors: Record<string, unknown>): number[] {
  const steps = Object.entries(errors)
    .filter(([, error]) => Boolean(error))
    .map(([path]) => stepOfField(path));
  return [...new Set(steps)].filter((step) => step !== undefined).sort((a, b) => a - b);
}
