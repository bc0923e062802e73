import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerForm, convertAnswers, NO_ANSWERS } from './answers.ts';
import { joinHeight, splitHeight } from './height-text.ts';

const { height, weight, waterIntake: water } = answerForm.fields;
const sizes = { height: '175', weight: '82,5', targetWeight: '75' };
const metric = { ...NO_ANSWERS, ...sizes, waterIntake: '3' };

describe('switching units', () => {
  it('converts what was typed so far', () => {
    expect(convertAnswers(metric, 'imperial')).toMatchObject({
      units: 'imperial',
      height: '5 ft 8.9 in',
      weight: '181.9',
      targetWeight: '165.3',
      waterIntake: '101',
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

  it('keeps every answer about water when switched to and fro', () => {
    for (let litres = 1; litres <= 6; litres += 0.5) {
      const typed = { ...NO_ANSWERS, waterIntake: String(litres) };
      const there = convertAnswers(typed, 'imperial');
      expect(convertAnswers(there, 'metric').waterIntake).toBe(String(litres));
      expect(water.parse(there.waterIntake, 'imperial')).toBe(litres);
    }
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
    expect(weight.parse('82,5', 'metric')).toBe(82.5);
    expect(weight.parse('182', 'imperial')).toBe(82.55);
    expect(height.parse('5 ft 9 in', 'imperial')).toBe(175.3);
    expect(height.parse('175', 'metric')).toBe(175);
  });

  it('are missing when empty and not a number when unreadable', () => {
    expect(weight.parse(' ', 'metric')).toBeUndefined();
    expect(weight.parse('heavy', 'metric')).toBeNaN();
    expect(height.parse('tall', 'metric')).toBeNaN();
  });
});

describe('typed water', () => {
  it('is stored in half litres, whatever number of fluid ounces was typed', () => {
    expect(water.parse('96', 'imperial')).toBe(2.839);
    expect(water.format(2.839, 'imperial')).toBe('96');
    expect(water.parse('101', 'imperial')).toBe(3);
    expect(water.parse('2,5', 'metric')).toBe(2.5);
    expect(water.parse('', 'imperial')).toBeUndefined();
    expect(water.parse('much', 'imperial')).toBeNaN();
  });

  it('is not rounded into the limits', () => {
    expect(water.parse('30', 'imperial')).toBeLessThan(1);
    expect(water.parse('205', 'imperial')).toBeGreaterThan(6);
  });
});

describe('feet and inches', () => {
  it.each(['5 ft 9 in', '5 ft', '9 in', ''])('come apart and together again: %j', (text) => {
    expect(joinHeight(splitHeight(text))).toBe(text);
  });
});
