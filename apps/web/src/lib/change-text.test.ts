import type { PlanChange } from '@posedown/contract';
import { describe, expect, it } from 'vitest';
import { authorText, changeLines, changeTitle } from './change-text.ts';

const META: Omit<PlanChange, 'kind' | 'before' | 'after'> = {
  ...{ id: '018f0000-0000-7000-8000-000000000001', actor: 'coach', actorName: 'Ali' },
  ...{ reason: null, cause: null, effectiveOn: '2026-11-21', acknowledgedAt: null },
  createdAt: '2026-11-21T09:00:00.000Z',
};
const TARGETS = { calories: 2450, protein: 180, carbs: 238, fats: 86 };
const linesOf = (difference: Pick<PlanChange, 'kind' | 'before' | 'after'>) =>
  changeLines({ ...META, ...difference } as PlanChange);

describe('the lines of a change', () => {
  it('list the changed targets and leave out the others', () => {
    const after = { ...TARGETS, calories: 2250, carbs: 188 };
    expect(linesOf({ kind: 'targets', before: TARGETS, after })).toEqual([
      '2,450 kcal → 2,250 kcal',
      'Carbs 238 g → 188 g',
    ]);
  });

  it('list the first targets without previous values', () => {
    expect(linesOf({ kind: 'targets', before: null, after: TARGETS })).toEqual([
      '2,450 kcal',
      'Protein 180 g, Carbs 238 g, Fat 86 g',
    ]);
  });

  it('name the swapped food, or the number of changed meals', () => {
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

  it('name a program once if its name did not change', () => {
    const program = { name: 'Upper/Lower', weeks: 8, daysPerWeek: 4 };
    expect(linesOf({ kind: 'program', before: program, after: program })).toEqual([
      'Upper/Lower (8 weeks, 4 days a week)',
    ]);
  });

  it('describe cardio, protocol and guidance changes', () => {
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

it('says to each reader who made the change', () => {
  expect(authorText(META, 'athlete')).toBe('Ali');
  expect(authorText({ ...META, actorName: null }, 'athlete')).toBe('Your coach');
  expect(authorText({ ...META, cause: 'request' }, 'coach')).toBe('Ali · As requested');
  expect(authorText({ ...META, actor: 'athlete', actorName: 'Ana' }, 'coach')).toBe('Ana');
  expect(authorText({ ...META, actor: 'athlete', actorName: 'Ana' }, 'athlete')).toBe('You');
  expect(authorText({ ...META, actor: 'system', actorName: null }, 'athlete')).toBe(
    'Safety limits',
  );
  expect(changeTitle({ kind: 'cardio' })).toBe('Cardio plan');
});
