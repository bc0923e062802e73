import { addDays, dietStarts } from '@posedown/coaching';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  competitions,
  nutritionPlans,
  peakWeekPlans,
  protocolRecommendations,
} from '../../../platform/db/schema/index.ts';
import { createPerson } from '../../../testing/people.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { findFreezes } from './find-freezes.ts';

const TODAY = '2026-11-21';
const day = (offset: number) => addDays(TODAY, offset);
const noon = (offset: number) => new Date(`${day(offset)}T12:00:00Z`);

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const newAthlete = async () => ({ ...(await createPerson(test.db)), timezone: 'UTC' });
const freezesOf = (athlete: { id: string; timezone: string }) =>
  findFreezes(test.db, athlete, TODAY);

const mealPlan = (userId: string, createdAt: Date, calories: number, isActive = false) => {
  const macros = { calories, protein: 150, carbs: calories / 10, fats: 60 };
  return { userId, createdAt, isActive, ...macros, targets: macros, meals: [] };
};

function protocol(clientId: string, startsOn: string, calories: number[], isInForce: boolean) {
  const phases = calories.map((kcal, index) => ({
    ...{ name: `Phase ${index}`, weeks: 2, calories: kcal, protein: 150, carbs: kcal / 10 },
    ...{ fats: 60, cardioMinutes: 0, dailySteps: 0, trainingDays: 4, weeklySets: 60 },
    ...{ refeedDays: 1, checkPoint: '' },
  }));
  const outlook = phases.map((_phase, index) => ({
    ...{ startDate: addDays(startsOn, 14 * index), endDate: addDays(startsOn, 14 * index + 13) },
    ...{ maintenanceKcal: 2600, weeklyRatePercent: -0.7, expectedWeight: 80 },
  }));
  return {
    clientId,
    protocolType: 'cutting' as const,
    protocol: { startsOn, bodyFatTarget: null, phases, decisions: [], facts: [], missing: [] },
    ...{ reasoning: '', safetyNotes: '' },
    safety: { findings: [], passed: [], notChecked: [], outlook },
    status: isInForce ? ('approved' as const) : ('superseded' as const),
    approvedAt: new Date(`${startsOn}T12:00:00Z`),
  };
}

it('finds the plans and the phases that were in force, and from which day on', async () => {
  const athlete = await newAthlete();
  await test.db
    .insert(nutritionPlans)
    .values([mealPlan(athlete.id, noon(-60), 2600), mealPlan(athlete.id, noon(-40), 2580, true)]);
  await test.db.insert(protocolRecommendations).values([
    // Its second phase would have begun 18 days ago, after the next protocol came into force.
    protocol(athlete.id, day(-32), [2100, 2600], false),
    protocol(athlete.id, day(-20), [2080, 2600, 1900], true),
    {
      ...protocol(athlete.id, day(-3), [1500], false),
      status: 'pending_approval',
      approvedAt: null,
    },
  ]);
  const { intakeSteps, loadDays } = await freezesOf(athlete);
  expect(intakeSteps.map(({ from, calories }) => [from, calories])).toEqual(
    expect.arrayContaining([
      [day(-60), 2600],
      [day(-40), 2580],
      [day(-32), 2100],
      [day(-20), 2080],
      [day(-6), 2600],
    ]),
  );
  expect(intakeSteps).toHaveLength(5);
  expect(loadDays).toEqual([]);
  // A plan much like the one before starts nothing; a diet and its break do.
  expect(dietStarts(intakeSteps, 2600)).toEqual([day(-32), day(-6)]);
});

it('finds the shows that were, and the load before one whose peak week was approved', async () => {
  const athlete = await newAthlete();
  const show = (date: string, status: 'completed' | 'cancelled' | 'upcoming') => ({
    ...{ userId: athlete.id, name: 'Open', date, status, createdAt: noon(-90) },
  });
  const shows = await test.db
    .insert(competitions)
    .values([
      show(day(-10), 'completed'),
      show(day(-20), 'cancelled'),
      show(day(2), 'upcoming'),
      show(day(9), 'upcoming'),
    ])
    .returning();
  for (const { id: competitionId } of shows.slice(2)) {
    await test.db.insert(peakWeekPlans).values({
      ...{ userId: athlete.id, competitionId, status: 'approved', weightKg: 80 },
      ...{ isRehearsed: false, days: [], createdAt: noon(-4) },
    });
  }
  expect((await freezesOf(athlete)).loadDays.toSorted()).toEqual([day(-10), day(-1)]);
});

it('knows nothing of an athlete without plans and shows', async () => {
  expect(await freezesOf(await newAthlete())).toEqual({ intakeSteps: [], loadDays: [] });
});
