import { expect, it } from 'vitest';
import { newQuestion, type QuestionDraft, toQuestion } from './form-draft.ts';
import { clockOf, minuteOf, questionText, timeText, toTimeBody, USUAL_TIME } from './form-text.ts';

const textOf = (type: QuestionDraft['type'], fields: Partial<QuestionDraft> = {}) =>
  questionText(toQuestion({ ...newQuestion(type, () => 'key'), ...fields }));

it('says what is answered, whether it may be left out, and when it is asked', () => {
  expect(textOf('scale')).toBe('Scale 1–10');
  expect(textOf('scale', { lowLabel: 'Flat', highLabel: 'Strong' })).toBe(
    'Scale 1–10, Flat to Strong',
  );
  expect(textOf('number', { unit: 'h' })).toBe('Number, h');
  expect(textOf('choice')).toBe('Choice of 2');
  expect(textOf('text')).toBe('Text · optional');
  expect(textOf('photos', { poses: ['front', 'side_chest'], phases: ['Peak Week'] })).toBe(
    'Photos: Front, Side Chest · optional · only in Peak Week',
  );
  expect(textOf('measurements', { girths: ['waist', 'hips'] })).toBe(
    'Measurements: Waist, Hips · optional',
  );
});

it('formats the time of a check-in, and reads it back', () => {
  expect(timeText({ weekday: 6, minute: 1200 })).toBe('Sundays at 20:00');
  expect([0, 65, 1439].map(clockOf)).toEqual(['00:00', '01:05', '23:59']);
  expect(['00:00', '01:05', '23:59:30', ''].map(minuteOf)).toEqual([0, 65, 1439, null]);
});

it('sends the standard form as none, and no minute while there is no time', () => {
  expect(toTimeBody(USUAL_TIME)).toEqual({ formId: null, weekday: 6, minute: 1200 });
  expect(toTimeBody({ formId: 'f', weekday: '0', clock: '' })).toEqual({
    ...{ formId: 'f', weekday: 0, minute: undefined },
  });
});
