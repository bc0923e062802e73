import type { AthletePhase, CheckInQuestion, Girth, QuestionType } from '@posedown/coaching';
import type { CheckInForm, FormQuestion, PhotoPose } from '@posedown/contract';
import type { FormErrors } from '../../../lib/contract-form.ts';

export interface OptionDraft {
  key: string;
  text: string;
}

/** A question as typed. It keeps the fields of other types, so that changing the type and back loses nothing. */
export interface QuestionDraft {
  id: string;
  type: QuestionType;
  label: string;
  required: boolean;
  phases: AthletePhase[];
  /** 0 is Monday. Missing in drafts stored before there was such a choice. */
  weekdays?: number[];
  lowLabel: string;
  highLabel: string;
  unit: string;
  options: OptionDraft[];
  poses: PhotoPose[];
  girths: Girth[];
}

export interface FormDraft {
  name: string;
  questions: QuestionDraft[];
  /** The stored version it is based on; 0 for a new form. */
  version: number;
  requestKey: string;
}

type NewKey = () => string;

const NAME_MAX = 80;
const COPY = ' (copy)';
/** Types that are optional by default: an athlete often has nothing to add. */
const OPTIONAL: readonly QuestionType[] = ['text', 'photos', 'measurements'];
const USUAL_POSES: PhotoPose[] = ['front', 'side', 'back'];
const USUAL_GIRTHS: Girth[] = ['chest', 'waist', 'arms', 'thighs'];

const blankOption = (newKey: NewKey): OptionDraft => ({ key: newKey(), text: '' });

export const withOption = (options: readonly OptionDraft[], newKey: NewKey): OptionDraft[] => [
  ...options,
  blankOption(newKey),
];

/** A blank question. Its id never changes, so that answers to later versions can be compared. */
export function newQuestion(type: QuestionType, newKey: NewKey): QuestionDraft {
  return {
    ...{ id: newKey(), type, label: '', required: !OPTIONAL.includes(type), phases: [] },
    ...{ lowLabel: '', highLabel: '', unit: '' },
    options: [blankOption(newKey), blankOption(newKey)],
    ...{ poses: USUAL_POSES, girths: USUAL_GIRTHS },
  };
}

export const newForm = (newKey: NewKey): FormDraft => ({
  ...{ name: '', questions: [], version: 0 },
  requestKey: newKey(),
});

function draftOf(question: FormQuestion, newKey: NewKey): QuestionDraft {
  const { options, poses, girths, phases, weekdays, ...fields } = {
    ...{ options: null, poses: null, girths: null },
    ...question,
  };
  return {
    ...newQuestion(question.type, newKey),
    ...fields,
    phases: [...phases],
    weekdays: [...(weekdays ?? [])],
    ...(options && { options: options.map((text) => ({ key: newKey(), text })) }),
    ...(poses && { poses: [...poses] }),
    ...(girths && { girths: [...girths] }),
  };
}

/** A stored form, to change it. */
export const draftOfForm = (
  { name, questions, version }: Pick<CheckInForm, 'name' | 'questions' | 'version'>,
  newKey: NewKey,
): FormDraft => ({
  ...{ name, version, requestKey: newKey() },
  questions: questions.map((question) => draftOf(question, newKey)),
});

const copyName = (name: string) => `${name.slice(0, NAME_MAX - COPY.length)}${COPY}`;

/** A form as a new one. Question ids stay, so that an athlete's answers to both can be compared. */
export const copyOfForm = (
  { name, questions }: Pick<CheckInForm, 'name' | 'questions'>,
  newKey: NewKey,
): FormDraft => draftOfForm({ name: copyName(name), questions, version: 0 }, newKey);

/** A draft as a new form, after the stored one changed in the meantime. */
export const copyOfDraft = (draft: FormDraft, newKey: NewKey): FormDraft => ({
  ...draft,
  ...{ name: copyName(draft.name), version: 0, requestKey: newKey() },
});

/** The question with the fields of its type. */
export function toQuestion(draft: QuestionDraft): FormQuestion {
  const { id, label, required, phases, weekdays = [], lowLabel, highLabel, unit } = draft;
  const shared = { id, label, required, phases, ...(weekdays.length > 0 && { weekdays }) };
  switch (draft.type) {
    case 'scale':
      return { ...shared, type: 'scale', lowLabel, highLabel };
    case 'number':
      return { ...shared, type: 'number', unit };
    case 'choice':
      return { ...shared, type: 'choice', options: draft.options.map(({ text }) => text) };
    case 'photos':
      return { ...shared, type: 'photos', poses: draft.poses };
    case 'measurements':
      return { ...shared, type: 'measurements', girths: draft.girths };
    default:
      return { ...shared, type: draft.type };
  }
}

export const toBody = ({ name, questions }: FormDraft) => ({
  name,
  questions: questions.map(toQuestion),
});

/** Whether a draft would save the same as another. */
export const isSameForm = (one: FormDraft, other: FormDraft): boolean =>
  JSON.stringify(toBody(one)) === JSON.stringify(toBody(other));

/** The question as the athlete sees it, with names for what isn't written yet. */
export function toPreview(draft: QuestionDraft): CheckInQuestion {
  const question = toQuestion(draft);
  const label = question.label.trim() || 'New question';
  if (question.type !== 'choice') return { ...question, label };
  const written = question.options.map((text) => text.trim()).filter(Boolean);
  const options = [...new Set(written)];
  return { ...question, label, options: options.length > 0 ? options : ['Option 1', 'Option 2'] };
}

export const insertItem = <Item>(items: readonly Item[], at: number, item: Item): Item[] => [
  ...items.slice(0, at),
  item,
  ...items.slice(at),
];

/** A question once more, with its own id. */
export const duplicateOf = (question: QuestionDraft, newKey: NewKey): QuestionDraft => ({
  ...question,
  id: newKey(),
  options: question.options.map(({ text }) => ({ key: newKey(), text })),
});

/** Errors by question id instead of position, because questions move: `questions.0.label` is `<id>.label`. */
export function errorsById(
  errors: FormErrors,
  questions: readonly Pick<QuestionDraft, 'id'>[],
): FormErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([path, error]) => {
      const [, index, field] = /^questions\.(\d+)\.(.+)$/.exec(path) ?? [];
      const question = questions[Number(index)];
      return [question ? `${question.id}.${field}` : path, error];
    }),
  );
}

/** The errors of one question, by field. */
export const errorsOf = (errors: FormErrors, id: string): FormErrors =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([path, error]) =>
      path.startsWith(`${id}.`) ? [[path.slice(id.length + 1), error]] : [],
    ),
  );

/** Parses a stored draft; undefined if it isn't one. */
export function readDraft(value: unknown): FormDraft | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { name, questions, version, requestKey } = value as Record<string, unknown>;
  const isDraft =
    typeof name === 'string' &&
    typeof version === 'number' &&
    typeof requestKey === 'string' &&
    Array.isArray(questions) &&
    questions.every((one) => typeof one?.id === 'string' && Array.isArray(one.options));
  if (!isDraft) return undefined;
  const draft = value as FormDraft;
  // Drafts stored before there were measurements have no girths.
  const withGirths = draft.questions.map((one) => ({ ...one, girths: one.girths ?? USUAL_GIRTHS }));
  return { ...draft, questions: withGirths };
}
