import type { PlanChange } from '@posedown/contract';
import { describe, expect, it } from 'vitest';
import { changeLines, changeTitle, whoWords } from './change-words.ts';

const META: Omit<PlanChange, 'kind' | 'before' | 'after'> = {
  ...{ id: '018f0000-0000-7000-8000-000000000001', actor: 'coach', actorName: 'Ali' },
  ...{ reason: null, cause: null, effectiveOn: '2026-11-21', acknowledgedAt: null },
  createdAt: '2026-11-21T09:00:00.000Z',
};
const TARGETS = { calories: 2450, protein: 180, carbs: 238, fats: 86 };
const linesOf = (difference: Pick<PlanChange, 'kind' | 'before' | 'after'>) =>
  changeLines({ ...META, ...difference } as PlanChange);

describe('the lines of a change', () => {
  it('say which targets moved, and leave out those that stayed', () => {
    const after = { ...TARGETS, calories: 2250, carbs: 188 };
    expect(linesOf({ kind: 'targets', before: TARGETS, after })).toEqual([
      '2,450 kcal → 2,250 kcal',
      'Carbs 238 g → 188 g',
    ]);
  });

  it('say the first targets as they are', () => {
    expect(linesOf({ kind: 'targets', before: null, after: TARGETS })).toEqual([
      '2,450 kcal',
      'Protein 180 g, Carbs 238 g, Fat 86 g',
    ]);
  });

  it('name the food that was swapped, or how many meals are new', () => {
    const meals = { calories: 2440, mealCount: 4 };
    const before = { ...meals, foods: ['150g Chicken breast'] };
    const after = { ...meals, foods: ['130g Turkey'] };
    expect(linesOf({ kind: 'meals', before, after })).toEqual([
      '150g Chicken breast → 130g Turkey',
    ]);
    const fresh = { ...meals, foods: [] };
    expect(linesOf({ kind: 'meals', before: fresh, after: fresh })).toEqual([
      'New foods for the same targets: 4 meals, 2,440 kcal',
    ]);
  });

  it('say a program that keeps its name once', () => {
    const program = { name: 'Upper/Lower', weeks: 8, daysPerWeek: 4 };
    expect(linesOf({ kind: 'program', before: program, after: program })).toEqual([
      'Upper/Lower (8 weeks, 4 days a week)',
    ]);
  });

  it('say cardio, protocol and guidance', () => {
    const cardio = (minutesPerWeek: number) => ({ sessionsPerWeek: 3, minutesPerWeek });
    expect(linesOf({ kind: 'cardio', before: cardio(90), after: cardio(120) })).toEqual([
      '3 sessions, 90 min a week → 3 sessions, 120 min a week',
    ]);
    const protocol = { protocolType: 'cutting', startsOn: '2026-11-21', weeks: 12 } as const;
    expect(linesOf({ kind: 'protocol', before: null, after: protocol })).toEqual([
      'Cutting, 12 weeks from 21 Nov 2026',
    ]);
    const [before, after] = [{ mode: 'coached' }, { mode: 'self_guided' }] as const;
    expect(linesOf({ kind: 'guidance', before, after })).toEqual(['Coached → Self-guided']);
  });
});

it('says who changed it to each reader', () => {
  expect(whoWords(META, 'athlete')).toBe('Ali');
  expect(whoWords({ ...META, actorName: null }, 'athlete')).toBe('Your coach');
  expect(whoWords({ ...META, cause: 'request' }, 'coach')).toBe('Ali · As requested');
  expect(whoWords({ ...META, actor: 'athlete', actorName: 'Ana' }, 'coach')).toBe('Ana');
  expect(whoWords({ ...META, actor: 'athlete', actorName: 'Ana' }, 'athlete')).toBe('You');
  expect(whoWords({ ...META, actor: 'system', actorName: null }, 'athlete')).toBe('Safety limits');
  expect(changeTitle({ kind: 'cardio' })).toBe('Cardio plan');
});
