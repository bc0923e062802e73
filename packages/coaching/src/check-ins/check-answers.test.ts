import { describe, expect, it } from 'vitest';
import { measurementsOf, photosIn } from './answer-parts.ts';
import { answersTo, checkAnswers, writtenAnswers } from './check-answers.ts';
import { type CheckInQuestion, DEFAULT_QUESTIONS, questionsFor } from './question.ts';

const base = (id: string, required = true) => ({ id, label: id, required, phases: [] });
const QUESTIONS: CheckInQuestion[] = [
  { ...base('scale'), type: 'scale', lowLabel: 'Low', highLabel: 'High' },
  { ...base('number'), type: 'number', unit: 'steps' },
  { ...base('yes'), type: 'yes_no' },
  { ...base('choice'), type: 'choice', options: ['One', 'Two'] },
  { ...base('text'), type: 'text' },
  { ...base('photos', false), type: 'photos', poses: ['front', 'back'] },
];
const GOOD = { scale: 7, number: 9000, yes: false, choice: 'Two', text: 'Fine.' };
const faultsOf = (answers: object) =>
  checkAnswers(QUESTIONS, { ...GOOD, ...answers }).map(({ questionId }) => questionId);

describe('the answers of a check-in', () => {
  it('are complete with every required one', () => {
    expect(checkAnswers(QUESTIONS, GOOD)).toEqual([]);
    expect(checkAnswers(QUESTIONS, {}).map(({ questionId }) => questionId)).toEqual([
      ...['scale', 'number', 'yes', 'choice', 'text'],
    ]);
  });

  it('must fit their question', () => {
    expect(faultsOf({ scale: 7.5 })).toEqual(['scale']);
    expect(faultsOf({ scale: 0 })).toEqual(['scale']);
    expect(faultsOf({ scale: '7' })).toEqual(['scale']);
    expect(faultsOf({ number: -1 })).toEqual(['number']);
    expect(faultsOf({ number: Number.NaN })).toEqual(['number']);
    expect(faultsOf({ yes: 'yes' })).toEqual(['yes']);
    expect(faultsOf({ choice: 'Three' })).toEqual(['choice']);
    expect(faultsOf({ text: 'x'.repeat(2001) })).toEqual(['text']);
    expect(faultsOf({ photos: { side: 'id' } })).toEqual(['photos']);
    expect(faultsOf({ photos: { front: 'id' } })).toEqual([]);
  });

  it('leave out empty ones and those to other questions', () => {
    const answers = { ...GOOD, text: '', photos: {}, other: 3 };
    const { text: _empty, ...rest } = GOOD;
    expect(answersTo(QUESTIONS, answers)).toEqual(rest);
  });

  it('are scanned for warning signs where they were typed, not chosen', () => {
    const questions = [...QUESTIONS, { ...base('more'), type: 'text' } as const];
    expect(writtenAnswers(questions, { ...GOOD, more: 'And this.' })).toBe('Fine.\nAnd this.');
  });
});

describe('measurements', () => {
  const tape = (required: boolean, id = 'tape'): CheckInQuestion => ({
    ...{ ...base(id, required), type: 'measurements', girths: ['waist', 'hips'] },
  });
  const messageOf = (answer: object, required = false) =>
    checkAnswers([tape(required)], { tape: answer as never })[0]?.message;

  it('are in range, and of the girths that are asked for', () => {
    expect(messageOf({ waist: 82.5 })).toBeUndefined();
    expect(messageOf({ waist: 49.9, hips: 95 })).toBe('Check these: waist');
    expect(messageOf({ waist: 151, hips: Number.NaN })).toBe('Check these: waist, hips');
    const wrong = 'Enter a number for each measurement';
    expect(messageOf({ neck: 38 })).toBe(wrong);
    expect(messageOf({ waist: '82' })).toBe(wrong);
    expect(messageOf(['82'])).toBe(wrong);
  });

  it('are complete if they are required', () => {
    expect(messageOf({ hips: 95 }, true)).toBe('Still missing: waist');
    expect(messageOf({}, true)).toBe('Answer this question');
    expect(messageOf({ waist: 82, hips: 95 }, true)).toBeUndefined();
  });

  it('are put together from all questions, apart from photos', () => {
    const questions = [...QUESTIONS, tape(false), tape(false, 'again')];
    const answers = { ...GOOD, photos: { front: 'id' }, tape: { waist: 82, hips: 95 } };
    expect(measurementsOf(questions, answers)).toEqual({ waist: 82, hips: 95 });
    expect(measurementsOf(questions, { ...answers, again: { waist: 83 } })).toEqual({
      ...{ waist: 83, hips: 95 },
    });
    expect(photosIn(answers.tape)).toEqual({});
    expect(faultsOf({ photos: { front: 80 } })).toEqual(['photos']);
  });
});

describe('the questions of a form', () => {
  it('are asked always, or in their phases', () => {
    const peak: CheckInQuestion = { ...base('peak'), type: 'yes_no', phases: ['Peak Week'] };
    expect(questionsFor([...QUESTIONS, peak], { phase: 'Fat Loss' })).toEqual(QUESTIONS);
    expect(questionsFor([peak], { phase: 'Peak Week' })).toEqual([peak]);
    expect(questionsFor([peak], { phase: null })).toEqual([]);
  });

  it('are those of the weekday the check-in is due on', () => {
    const [first] = QUESTIONS;
    const monday = { ...(first as CheckInQuestion), id: 'monday', weekdays: [0] };
    const always = { ...monday, id: 'always', weekdays: [] };
    const idsOn = (weekday?: number) =>
      questionsFor([monday, always], {
        phase: null,
        ...(weekday !== undefined && { weekday }),
      }).map(({ id }) => id);
    expect([idsOn(0), idsOn(6), idsOn()]).toEqual([
      ['monday', 'always'],
      ['always'],
      ['monday', 'always'],
    ]);
  });

  it('are eight by default, with different ids', () => {
    expect(DEFAULT_QUESTIONS).toHaveLength(8);
    expect(new Set(DEFAULT_QUESTIONS.map(({ id }) => id)).size).toBe(8);
  });
});
