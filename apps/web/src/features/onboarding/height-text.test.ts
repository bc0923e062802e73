import { expect, it } from 'vitest';
import { answerForm } from './answers.ts';
import { joinHeight, splitHeight } from './height-text.ts';

const heightCmOf = answerForm.fields.height.parse;

/** Types a text key by key into the feet field. @returns the height in the form */
function typeInFeet(text: string): string {
  let height = '';
  for (const key of text) {
    const parts = splitHeight(height);
    height = joinHeight({ ...parts, feet: parts.feet + key });
  }
  return height;
}

it.each([`5'9"`, '5’9”', '5 9', '69"', '5 ft 9', '5ft 9', '175.3 cm'])(
  'accepts a whole height typed into the feet field: %s',
  (text) => {
    expect(heightCmOf(typeInFeet(text), 'imperial')).toBe(175.3);
  },
);

it('accepts a whole height pasted there, and splits it by its units', () => {
  expect(splitHeight(joinHeight({ feet: '5 ft 9 in', inches: '' }))).toEqual({
    ...{ feet: '5', inches: '9' },
  });
});

it('accepts feet and inches with their symbols', () => {
  for (const parts of [
    { feet: '5', inches: '9' },
    { feet: "5'", inches: '9"' },
    { feet: '5′ ', inches: '9 ' },
  ]) {
    expect(heightCmOf(joinHeight(parts), 'imperial'), JSON.stringify(parts)).toBe(175.3);
  }
  expect(heightCmOf(joinHeight({ feet: '', inches: '69' }), 'imperial')).toBe(175.3);
});

it('is empty without either, and NaN if neither is a number', () => {
  expect(joinHeight({ feet: ' ', inches: '' })).toBe('');
  expect(heightCmOf(typeInFeet('heavy'), 'imperial')).toBeNaN();
});
