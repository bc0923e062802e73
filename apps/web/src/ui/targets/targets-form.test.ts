import { UNREADABLE_NUMBER } from '@posedown/coaching';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { isAtFields, kcalOf, kcalText, refusedFields, targetsOf } from './targets-form.ts';

describe('the targets form', () => {
  it('computes the calories from the grams', () => {
    const typed = { protein: '180', carbs: '200,4', fats: '60' };
    expect(kcalOf(typed)).toBe(2062);
    expect(targetsOf(typed)).toEqual({
      targets: { protein: 180, carbs: 200, fats: 60, calories: 2060 },
    });
  });

  it('rejects invalid fields, and still sums the readable ones', () => {
    const typed = { protein: '', carbs: 'much', fats: '50' };
    expect(kcalOf(typed)).toBe(450);
    const message = 'Enter a number between 0 and 2,000 g';
    expect(targetsOf(typed)).toEqual({ errors: { protein: message, carbs: UNREADABLE_NUMBER } });
  });

  it.each([
    [1950, 2160, '1,950 kcal a day, 210 less than now'],
    [2200, 2160, '2,200 kcal a day, 40 more than now'],
    [2160, 2160, '2,160 kcal a day, as now'],
  ])('describes %i kcal after %i as "%s"', (kcal, now, words) => {
    expect(kcalText(kcal, now)).toBe(words);
  });

  it("shows the server's errors at their fields, and those about calories separately", () => {
    const refused = (...paths: string[]) =>
      new ApiError(
        400,
        JSON.stringify({
          code: 'invalid_input',
          issues: paths.map((path) => ({ path, message: 'Too little.' })),
        }),
        'Bad Request',
      );
    const fats = refused('targets.fats');
    expect([refusedFields(fats), isAtFields(fats)]).toEqual([{ fats: 'Too little.' }, true]);
    const more = refused('targets.calories', 'targets.fats');
    expect([refusedFields(more), isAtFields(more)]).toEqual([{ fats: 'Too little.' }, false]);
    expect([refusedFields(null), isAtFields(null)]).toEqual([{}, false]);
  });
});
