import { expect, it } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { placingText } from '../../lib/placing-text.ts';
import { limitForm } from './limit-form.ts';
import { limitText, resultFailure } from './prep-text.ts';

it('formats placings as ordinals', () => {
  expect([1, 2, 3, 4, 11, 23].map(placingText)).toEqual([
    ...['1st place', '2nd place', '3rd place', '4th place', '11th place', '23rd place'],
  ]);
});

it("says how far the weight is from the limit, in the athlete's units, and never suggests cutting water", () => {
  const metric = { units: 'metric', isOver: false } as const;
  const of = (trendKg: number) => limitText({ trendKg, limitKg: 84, ...metric });
  expect(of(82.5)).toBe('1.5 kg under the limit of 84 kg.');
  expect(of(85)).toContain('1 kg over the limit');
  expect(of(85)).toContain('never by cutting water');
  // Slightly over counts as over, and is never shown as 0 kg under.
  expect(of(84.03)).toMatch(/^Just over the limit of 84 kg\./);
  expect(of(83.97)).toBe('Just under the limit of 84 kg.');
  expect(of(84)).toBe('At the limit of 84 kg.');
  expect(limitText({ ...metric, trendKg: 80, limitKg: 84, units: 'imperial' })).toContain(
    'lb under',
  );
});

it('shows a limit entered before the first weigh-in, and says if there is none', () => {
  const metric = { trendKg: undefined, units: 'metric', isOver: false } as const;
  expect(limitText({ ...metric, limitKg: 84 })).toBe('The limit is 84 kg.');
  expect(limitText({ ...metric, limitKg: null })).toMatch(/^No class limit entered/);
});

it('keeps a limit in pounds exact: 145 lb is not rounded to 65.8 kg', () => {
  const kg = 65.77;
  expect(limitForm.format({ weightLimit: kg }, 'metric').weightLimit).toBe('65.77');
  expect(limitForm.format({ weightLimit: kg }, 'imperial').weightLimit).toBe('145');
  const metric = { trendKg: undefined, units: 'metric', isOver: false } as const;
  expect(limitText({ ...metric, limitKg: kg })).toBe('The limit is 65.77 kg.');
});

it('sends an untouched limit as stored, and a changed one as typed', () => {
  const stored = { weightLimit: 65.7709, weightLimitSource: null };
  for (const units of ['metric', 'imperial'] as const) {
    const shown = limitForm.format(stored, units);
    expect(limitForm.toBody(shown, units, stored).weightLimit).toBe(65.7709);
    const emptied = { ...shown, weightLimit: '' };
    expect(limitForm.toBody(emptied, units, stored).weightLimit).toBeUndefined();
  }
  const typed = (weightLimit: string) => ({ weightLimit, weightLimitSource: ' IFBB 2026 ' });
  expect(limitForm.toBody(typed('65,8'), 'metric', stored)).toEqual({
    ...{ weightLimit: 65.8, weightLimitSource: 'IFBB 2026' },
  });
  expect(limitForm.toBody(typed('145'), 'imperial').weightLimit).toBe(65.77);
  expect(limitForm.format({ weightLimit: null }, 'metric').weightLimit).toBe('');
});

it('stops comparing the weight once the show is over', () => {
  const over = { units: 'metric', isOver: true } as const;
  for (const trendKg of [undefined, 82, 86]) {
    expect(limitText({ ...over, trendKg, limitKg: 84 })).toBe('The limit was 84 kg.');
  }
  expect(limitText({ ...over, trendKg: 82, limitKg: null })).toBe('No class limit was entered.');
});

it('reports a failed result only if the stored result is different', () => {
  const sent = { completed: true, placing: 2, version: 1 };
  const lost = new TypeError('Failed to fetch');
  const open = { status: 'upcoming', placing: null } as const;
  expect(resultFailure(lost, sent, open)).toBe('The result wasn’t saved. Try again.');
  // The first attempt went through; only its response was lost.
  expect(resultFailure(lost, sent, { status: 'completed', placing: 2 })).toBeUndefined();
  const back = { completed: false, placing: null, version: 2 };
  expect(resultFailure(lost, back, open)).toBeUndefined();
  const overtaken = new ApiError(409, JSON.stringify({ code: 'changed_meanwhile' }), '');
  expect(resultFailure(overtaken, sent, { status: 'completed', placing: 3 })).toContain(
    'was changed in the meantime',
  );
});
