import { generatePlanBodySchema, type NutritionPlan } from '@posedown/contract';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { generationFailure, UserNotFoundError } from './generation-failure.ts';
import { planRequest } from './plan-request.ts';
import { planToShow } from './shown-plan.ts';
import { closenessOf } from './targets-card.tsx';

const user = {
  id: '018f0000-0000-7000-8000-000000000001',
  email: 'ada@example.org',
  name: 'Ada',
  role: 'client',
} as const;

function plan(id: string, isActive: boolean): NutritionPlan {
  const macros = { calories: 2000, protein: 180, carbs: 180, fats: 62 };
  const storedFields = {
    userId: user.id,
    createdAt: '2026-11-21T06:53:00.000Z',
    notes: [],
    deficitWarning: null,
    avoidedFoods: [],
    meals: [],
    dietaryRestrictions: [],
    version: 0,
  };
  return { id, isActive, ...macros, ...storedFields, targets: macros };
}

describe('the shown plan', () => {
  it('is the active plan, else the first one', () => {
    expect(planToShow([plan('a', false), plan('b', true)]).id).toBe('b');
    expect(planToShow([plan('a', false), plan('b', false)]).id).toBe('a');
  });

  it('is the default five-meal day without plans', () => {
    const shown = planToShow([]);
    expect(shown).toMatchObject({ id: null, calories: 2400, protein: 180, carbs: 240, fats: 80 });
    expect(shown.meals).toHaveLength(5);
    expect(shown.meals[0]).toMatchObject({ calories: 480, protein: 36, carbs: 48, fats: 16 });
  });
});

describe('the plan request', () => {
  it("contains the athlete's own profile", () => {
    const profile = {
      ...{ name: 'Ada Lovelace', age: 29, height: 168, weight: 61, targetWeight: 57 },
      ...({ experience: 'advanced', goal: null, primaryGoal: 'competition_prep' } as const),
      activityLevel: 'lightly_active',
    } as const;
    const request = generatePlanBodySchema.parse(planRequest(user, profile, 4));
    expect(request).toEqual({
      userProfile: {
        ...{ name: 'Ada Lovelace', age: 29, height: 168, weight: 61 },
        ...{ experience: 'advanced', goal: 'competition_prep' },
      },
      targetWeight: 57,
      activityLevel: 'lightly_active',
      mealFrequency: 4,
    });
  });

  it("uses default figures and the email's local part as the name where the profile has none", () => {
    expect(generatePlanBodySchema.parse(planRequest(user, null, 6))).toEqual({
      userProfile: {
        ...{ name: 'ada', age: 25, height: 175, weight: 80 },
        ...{ experience: 'intermediate', goal: 'improve-placing' },
      },
      targetWeight: 75,
      activityLevel: 'high',
      mealFrequency: 6,
    });
  });
});

describe('a failed generation', () => {
  it("shows the server's error message", () => {
    const body = JSON.stringify({ error: 'Wait a minute.', code: 'too_many_requests' });
    expect(generationFailure(new ApiError(429, body, ''))).toBe('Wait a minute.');
  });

  it('shows a default message if the server sends none', () => {
    expect(generationFailure(new ApiError(502, '', 'Bad Gateway'))).toBe('Failed to generate plan');
    expect(generationFailure(new UserNotFoundError())).toBe('User not found');
    expect(generationFailure(new TypeError('Failed to fetch'))).toBe(
      'Could not generate your nutrition plan. Please try again.',
    );
  });
});

describe('closeness to the targets', () => {
  const targets = { calories: 2000, protein: 180, carbs: 180, fats: 60 };

  it('is good within 2%', () => {
    const close = { calories: 2040, protein: 177, carbs: 180, fats: 61 };
    expect(closenessOf(close, targets)).toBe('Every figure is within 2% of its target.');
  });

  it('names the targets that are missed, and by how much', () => {
    const closeness = { calories: 2000, protein: 200, carbs: 150, fats: 60 };
    expect(closenessOf(closeness, targets)).toBe(
      'Protein 11% above, Carbs 17% below target. The rest is within 2%.',
    );
  });
});
