import { DEFAULT_QUESTIONS, QUESTION_TYPES } from '@posedown/coaching';
import { checkInFormBodySchema, type FormQuestion } from '@posedown/contract';
import { describe, expect, it } from 'vitest';
import { moveItem } from '../../../ui/use-drag-order.ts';
import {
  copyOfDraft,
  copyOfForm,
  draftOfForm,
  duplicateOf,
  errorsById,
  errorsOf,
  insertItem,
  isSameForm,
  newForm,
  newQuestion,
  readDraft,
  toBody,
  toPreview,
  toQuestion,
} from './form-draft.ts';

/** Keys in the order of their creation. */
function keys() {
  let count = 0;
  return () => {
    count += 1;
    return `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
  };
}

const standard = { name: 'Standard check-in', questions: DEFAULT_QUESTIONS as FormQuestion[] };

describe('a draft', () => {
  it('of a stored form saves the same form', () => {
    const draft = draftOfForm({ ...standard, version: 3 }, keys());
    expect(draft.version).toBe(3);
    expect(toBody(draft)).toEqual(standard);
  });

  it('of a copy is a new form with the same questions', () => {
    const draft = copyOfForm({ ...standard, name: 'x'.repeat(80) }, keys());
    expect(draft.version).toBe(0);
    expect(draft.name).toBe(`${'x'.repeat(73)} (copy)`);
    expect(toBody(draft).questions).toEqual(standard.questions);
  });

  it('becomes a new form if the stored one changed in the meantime', () => {
    const newKey = keys();
    const draft = draftOfForm({ ...standard, version: 3 }, newKey);
    const copy = copyOfDraft(draft, newKey);
    expect(copy).toMatchObject({ name: 'Standard check-in (copy)', version: 0 });
    expect(copy.requestKey).not.toBe(draft.requestKey);
  });

  it('is restored from storage, which ignores anything else', () => {
    const draft = draftOfForm({ ...standard, version: 3 }, keys());
    expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
    expect([null, 'draft', {}, { ...draft, questions: [{}] }].map(readDraft)).toEqual(
      Array(4).fill(undefined),
    );
  });

  it('stored before there were measurements gets the usual girths', () => {
    const draft = draftOfForm({ ...standard, version: 3 }, keys());
    const older = draft.questions.map(({ girths: _girths, ...question }) => question);
    expect(readDraft({ ...draft, questions: older })).toEqual(draft);
  });

  it('of a form with measurements saves the same girths', () => {
    const tape = { id: 'tape', type: 'measurements', label: 'Tape', girths: ['hips'] } as const;
    const questions = [{ ...tape, required: true, phases: [] }] as unknown as FormQuestion[];
    const draft = draftOfForm({ name: 'Tape', questions, version: 1 }, keys());
    expect(toBody(draft).questions).toEqual(questions);
  });

  it('differs from its form only by what would be saved', () => {
    const draft = draftOfForm({ ...standard, version: 3 }, keys());
    const [first, ...rest] = draft.questions;
    if (!first) throw new Error('no question');
    expect(isSameForm({ ...draft, questions: [{ ...first, unit: 'kg' }, ...rest] }, draft)).toBe(
      true,
    );
    expect(isSameForm({ ...draft, questions: rest }, draft)).toBe(false);
    expect(isSameForm({ ...draft, name: 'Other' }, draft)).toBe(false);
  });
});

describe('a question', () => {
  it('has an id the contract accepts', () => {
    const question = { ...newQuestion('yes_no', () => crypto.randomUUID()), label: 'Sick?' };
    const body = { name: 'Check-in', questions: [toQuestion(question)] };
    expect(checkInFormBodySchema.safeParse(body).success).toBe(true);
  });

  it('saves only the fields of its type, and keeps the others', () => {
    const scale = {
      ...newQuestion('scale', keys()),
      label: 'Hunger',
      lowLabel: 'None',
      highLabel: 'Big',
    };
    expect(toQuestion({ ...scale, type: 'text' })).toEqual({
      ...{ id: scale.id, type: 'text', label: 'Hunger', required: true, phases: [] },
    });
    expect(toQuestion(scale)).toMatchObject({ lowLabel: 'None', highLabel: 'Big' });
  });

  it('is required, unless athletes often have nothing to add', () => {
    const required = QUESTION_TYPES.filter((type) => newQuestion(type, keys()).required);
    expect(required).toEqual(['scale', 'number', 'yes_no', 'choice']);
  });

  it('is duplicated with new ids', () => {
    const newKey = keys();
    const first = newQuestion('choice', newKey);
    const second = duplicateOf(first, newKey);
    const all = [first, second].flatMap(({ id, options }) => [
      id,
      ...options.map(({ key }) => key),
    ]);
    expect(new Set(all).size).toBe(6);
  });

  it('is previewed with names for what isn’t written yet', () => {
    const choice = newQuestion('choice', keys());
    expect(toPreview(choice)).toMatchObject({
      ...{ label: 'New question', options: ['Option 1', 'Option 2'] },
    });
    const options = ['Home', ' Home', 'Gym', ''].map((text, key) => ({ key: `${key}`, text }));
    expect(toPreview({ ...choice, options })).toMatchObject({ options: ['Home', 'Gym'] });
  });
});

describe('the order', () => {
  it('changes by moving one item', () => {
    const items = ['a', 'b', 'c', 'd'];
    expect(moveItem(items, 0, 2)).toEqual(['b', 'c', 'a', 'd']);
    expect(moveItem(items, 3, 0)).toEqual(['d', 'a', 'b', 'c']);
    expect(moveItem(items, 1, 9)).toEqual(['a', 'c', 'd', 'b']);
    expect(moveItem(items, 7, 0)).toEqual(items);
  });

  it('is restored when a deleted item comes back', () => {
    expect(insertItem(['a', 'c'], 1, 'b')).toEqual(['a', 'b', 'c']);
    expect(insertItem(['a'], 5, 'b')).toEqual(['a', 'b']);
  });
});

describe('errors', () => {
  it('follow a question that moves', () => {
    const questions = [{ id: 'a' }, { id: 'b' }];
    const errors = {
      name: 'N',
      questions: 'Q',
      'questions.1.label': 'L',
      'questions.1.options.0': 'O',
    };
    const byId = errorsById(errors, questions);
    expect(byId).toEqual({ name: 'N', questions: 'Q', 'b.label': 'L', 'b.options.0': 'O' });
    expect(errorsOf(byId, 'b')).toEqual({ label: 'L', 'options.0': 'O' });
    expect(errorsOf(byId, 'a')).toEqual({});
  });

  it('of a new form name what is missing', () => {
    const found = checkInFormBodySchema.safeParse(toBody(newForm(keys()))).error?.issues ?? [];
    expect(found.map(({ message }) => message)).toEqual([
      'Name the form',
      'Add at least one question',
    ]);
  });
});
