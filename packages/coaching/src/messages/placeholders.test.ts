import { describe, expect, it } from 'vitest';
import {
  fillPlaceholders,
  type PlaceholderFacts,
  placeholderValues,
  unknownPlaceholders,
} from './placeholders.ts';

const FACTS: PlaceholderFacts = {
  ...{ name: 'Kira Holm', units: 'metric', weeksOut: 7 },
  ...{ weightKg: 82.1, weightBeforeKg: 82.7, sleepHours: 7.25, diaryDays: 6 },
};
const fill = (text: string, facts: Partial<PlaceholderFacts> = {}) =>
  fillPlaceholders(text, placeholderValues({ ...FACTS, ...facts }));

describe('filling in a text', () => {
  it('uses the first name and the values of the week', () => {
    const { text, missing } = fill(
      '{name}: {weight_change}, {weeks_out} wk, {sleep} h, {diary_days}/7',
    );
    expect([text, missing]).toEqual(['Kira: −0.6 kg, 7 wk, 7.3 h, 6/7', []]);
  });

  it('writes weights in the athlete’s unit, with a sign unless they’re equal', () => {
    expect(fill('{weight_change}', { units: 'imperial' }).text).toBe('−1.3 lb');
    expect(fill('{weight_change}', { weightKg: 83 }).text).toBe('+0.3 kg');
    expect(fill('{weight_change}', { weightKg: 82.7 }).text).toBe('0 kg');
    expect(fill('{weight_change}', { weightKg: 82.71 }).text).toBe('0 kg');
  });

  it('leaves and names what has no value', () => {
    expect(fill('{weeks_out} and {weeks_out}, {name}', { weeksOut: null })).toEqual({
      text: '{weeks_out} and {weeks_out}, Kira',
      missing: ['{weeks_out}'],
    });
    expect(fill('{constructor}')).toEqual({ text: '{constructor}', missing: ['{constructor}'] });
  });

  it('fills a name that looks like a variable only once', () => {
    expect(fill('Hi {name}', { name: '{weeks_out}' })).toEqual({
      text: 'Hi {weeks_out}',
      missing: [],
    });
    expect(fill('Hi {name}', { name: '$& $1' }).text).toBe('Hi $&');
    expect(fill('Hi {name}', { name: ' ' }).text).toBe('Hi  ');
  });
});

describe('unknown placeholders', () => {
  it('are listed with their braces', () => {
    expect(unknownPlaceholders('{name}, {sleep}')).toEqual([]);
    expect(unknownPlaceholders('Hi {nmae}, {Name}, {nmae} {}')).toEqual(['{nmae}', '{Name}', '{}']);
    expect(unknownPlaceholders('{{sleep}} :-} { x')).toEqual([]);
    expect(unknownPlaceholders('{'.repeat(100_000))).toEqual([]);
  });
});
