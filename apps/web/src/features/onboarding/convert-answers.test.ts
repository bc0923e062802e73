import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_ANSWERS } from './answers.ts';
import { convertAnswers, heightCmOf, weightKgOf } from './convert-answers.ts';
import { joinHeight, splitHeight } from './height-text.ts';

const metric = { ...NO_ANSWERS, height: '175', weight: '82,5', targetWeight: '75' };

describe('switching units', () => {
  it('converts what was typed so far', () => {
    expect(convertAnswers(metric, 'imperial')).toMatchObject({
      units: 'imperial',
      height: '5 ft 8.9 in',
      weight: '181.9',
      targetWeight: '165.3',
    });
  });

  it('leaves empty and unreadable fields as they are', () => {
    const odd = { ...NO_ANSWERS, weight: 'heavy', height: '' };
    expect(convertAnswers(odd, 'imperial')).toMatchObject({ weight: 'heavy', height: '' });
  });

  it('changes nothing when switched back, from either unit', () => {
    const tenths = fc.integer({ min: 300, max: 6600 }).map((value) => value / 10);
    const units = fc.constantFrom('metric' as const, 'imperial' as const);
    fc.assert(
      fc.property(tenths, units, (weight, start) => {
        const other = start === 'metric' ? 'imperial' : 'metric';
        const typed = { ...NO_ANSWERS, units: start, weight: String(weight) };
        expect(convertAnswers(convertAnswers(typed, other), start).weight).toBe(String(weight));
      }),
    );
  });

  it('keeps whole and half centimetres when switched to and fro', () => {
    fc.assert(
      fc.property(fc.integer({ min: 240, max: 460 }), (halves) => {
        const typed = { ...NO_ANSWERS, height: String(halves / 2) };
        const back = convertAnswers(convertAnswers(typed, 'imperial'), 'metric');
        expect(Math.abs(Number(back.height) - halves / 2)).toBeLessThanOrEqual(0.15);
      }),
    );
  });
});

describe('typed sizes', () => {
  it('become metric figures', () => {
    expect(weightKgOf('82,5', 'metric')).toBe(82.5);
    expect(weightKgOf('182', 'imperial')).toBe(82.55);
    expect(heightCmOf('5 ft 9 in', 'imperial')).toBe(175.3);
    expect(heightCmOf('175', 'metric')).toBe(175);
  });

  it('are missing when empty and not a number when unreadable', () => {
    expect(weightKgOf(' ', 'metric')).toBeUndefined();
    expect(weightKgOf('heavy', 'metric')).toBeNaN();
    expect(heightCmOf('tall', 'metric')).toBeNaN();
  });
});

describe('feet and inches', () => {
  it.each(['5 ft 9 in', '5 ft', '9 in', ''])('come apart and together again: %j', (text) => {
    expect(joinHeight(splitHeight(text))).toBe(text);
  });
});
