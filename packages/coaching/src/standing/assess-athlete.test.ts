import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/calendar-day.ts';
import { formatWeekday } from '../calendar/day-text.ts';
import { foodById } from '../foods/table.ts';
import { DEFAULT_ALERT_LEVELS } from '../insights/alert-rules.ts';
import { plannedFood } from '../meals/planned-food.ts';
import { man, TODAY } from '../targets/testing/targets.ts';
import { assessAthlete, type StandingFacts } from './assess-athlete.ts';

const NO_MACROS = { calories: 0, protein: 0, carbs: 0, fats: 0 };

/** A man who diets, loses half a percent a week, and follows his plan. */
const weighIns = Array.from({ length: 28 }, (_, index) => ({
  day: addDays(TODAY, index - 27),
  weightKg: 80 + (27 - index) * 0.057,
}));

const FACTS: StandingFacts = {
  today: TODAY,
  joined: addDays(TODAY, -60),
  profile: {
    ...{ name: 'Adam', sex: 'male', ageYears: 25, heightCm: 175, primaryGoal: 'weight_loss' },
    ...{ startKg: 84, targetKg: 76, holds: [] },
  },
  answers: man,
  answersWithoutShow: man,
  coachUnits: 'metric',
  activity: {
    ...{ loggedMeals: 70, completedSessions: 10, completedCardio: 4, checkInDays: 14, peakDays: 0 },
    ...{ plannedMealsPerDay: 5, plannedDaysPerWeek: 5, plannedCardioPerWeek: 2 },
    ...{ mealsSince: addDays(TODAY, -50), trainingSince: addDays(TODAY, -50) },
    ...{ cardioSince: addDays(TODAY, -50), lastCheckIn: TODAY },
  },
  ...{ daysObserved: 14, pausedUntil: null },
  weighIns,
  lastWeighIn: { day: TODAY, weightKg: 80 },
  bodyFat: null,
  loadDays: [],
  showDay: null,
  lastLog: TODAY,
  felt: [],
  levels: DEFAULT_ALERT_LEVELS,
  mealPlan: null,
  meals: [],
  diet: { restrictions: [], allergies: [] },
  protocol: null,
  phases: [],
  aims: [],
  showDays: [],
  hasApprovedPeakWeek: false,
  basis: null,
};

const assess = (change: Partial<StandingFacts> = {}) => assessAthlete({ ...FACTS, ...change });
const kinds = (change: Partial<StandingFacts>) => assess(change).findings.map(({ type }) => type);

describe('the roster row', () => {
  it('scores adherence to the plan, and shows the last weight', () => {
    const { row, findings } = assess();
    expect(row).toMatchObject({ compliance: 100, status: 'excellent', weightKg: 80 });
    expect(row.sparkline).toHaveLength(14);
    expect(findings).toEqual([]);
  });

  it('sorts athletes who are behind first, then those closest to a show', () => {
    const behind = { ...FACTS.activity, loggedMeals: 0, completedSessions: 0 };
    const urgency = (change: Partial<StandingFacts>) => assess(change).row.urgency;
    const soon = urgency({ showDay: addDays(TODAY, 21) });
    expect(urgency({ activity: behind })).toBeLessThan(soon);
    expect(soon).toBeLessThan(urgency({ showDay: addDays(TODAY, 70) }));
  });

  it('has the starting weight, no progress and no pace before the first weigh-in', () => {
    const { row, week } = assess({ weighIns: [], lastWeighIn: null });
    expect(row).toMatchObject({ weightKg: 84, progress: 0, sparkline: [] });
    expect(week).toEqual({ pace: null, weeklyPercent: null, plannedFrom: null, plannedTo: null });
  });

  it('counts silence from the day an athlete joined', () => {
    expect(assess({ lastLog: null }).row.lastLog).toBe(FACTS.joined);
    expect(kinds({ lastLog: null })).toContain('silence');
  });
});

describe('a pause', () => {
  const silent = addDays(TODAY, -20);
  const idle = { ...FACTS.activity, loggedMeals: 0, completedSessions: 0, lastCheckIn: silent };
  const away = (pausedUntil: string, daysObserved: number) => ({
    ...{ activity: idle, lastLog: silent, pausedUntil, daysObserved },
  });

  it('is no silence and isn’t scored', () => {
    const { row, findings, over } = assess(away(addDays(TODAY, 3), 0));
    expect(row).toMatchObject({ compliance: null, status: null });
    expect(row.statusReason).toBe(`Paused until ${formatWeekday(addDays(TODAY, 3))}.`);
    expect(findings).toEqual([]);
    expect(over).toEqual(expect.arrayContaining(['silence', 'adherence']));
  });

  it('counts for a day more, today', () => {
    expect(assess(away(TODAY, 0)).row.statusReason).toMatch(/^Paused until /);
    const back = assess(away(addDays(TODAY, -1), 0)).row;
    expect(back.statusReason).toBe('Back from a pause: scored after a week.');
  });

  it('is followed by a score of the days after it, and silence counts from its end', () => {
    const until = addDays(TODAY, -8);
    const { row } = assess(away(until, 7));
    expect(row).toMatchObject({ status: 'behind', lastLog: until });
    expect(kinds(away(until, 7))).toEqual(['silence']);
    expect(kinds(away(addDays(TODAY, -3), 2))).toEqual([]);
  });

  it('doesn’t silence health alerts', () => {
    const dropping = weighIns.map((one, index) => ({ ...one, weightKg: 90 - 0.3 * index }));
    const paused = { weighIns: dropping, pausedUntil: TODAY, daysObserved: 0 };
    expect(kinds(paused)).toContain('loss_rate');
  });
});

describe('the pace of the week', () => {
  it('is the slope of four weeks next to the planned corridor', () => {
    const { week } = assess();
    expect(week.pace).toBe('on');
    expect(week.weeklyPercent).toBeCloseTo(-0.49, 1);
    expect(week.plannedFrom).toBeLessThan(week.plannedTo ?? Number.NaN);
  });

  it('uses targets the coach set after the plan was created, not before', () => {
    const basis = { measuredKcal: undefined, setKcal: 3200 };
    const weekWithPlanFrom = (day: string) => assess({ basis: { ...basis, since: day } }).week;
    expect(weekWithPlanFrom(TODAY)).not.toEqual(assess().week);
    expect(weekWithPlanFrom(addDays(TODAY, 1))).toEqual(assess().week);
  });

  it('is unknown while answers are missing', () => {
    expect(assess({ answers: null, answersWithoutShow: null }).week.pace).toBeNull();
  });
});

describe('outdated plans', () => {
  const mealPlan = { kcal: 1800, maintenanceKcal: null, madeOn: TODAY, showOn: null, showDays: [] };

  it('are reported if the body rules out a deficit', () => {
    const answersWithoutShow = { ...man, weightKg: 55 };
    const [finding] = assess({ mealPlan, answersWithoutShow }).findings;
    expect(finding?.type).toBe('unfit_plan');
    expect(finding?.message).toContain('The current meal plan is in a calorie deficit.');
    expect(kinds({ mealPlan: { ...mealPlan, kcal: 3200 }, answersWithoutShow })).toEqual([]);
  });

  it('are reported if meals contain excluded foods', () => {
    const almonds = foodById('almonds');
    if (!almonds) throw new Error('almonds are gone from the table');
    const foods = [plannedFood(almonds, 30)];
    const meals = [{ name: 'Snack', time: '16:00', foods, ...NO_MACROS }];
    const diet = { restrictions: [], allergies: ['Nuts' as const] };
    expect(assess({ meals, diet }).findings[0]?.message).toContain('Almonds');
    expect(kinds({ meals })).toEqual([]);
  });

  it('are reported for a peak week during a hold', () => {
    const profile = { ...FACTS.profile, holds: ['medical' as const] };
    expect(kinds({ profile })).not.toContain('unfit_plan');
    expect(assess({ profile, hasApprovedPeakWeek: true }).findings[0]?.message).toContain(
      'peak week is active, and while the diet is on hold',
    );
  });
});

it('include a target that no safe pace reaches by the show', () => {
  const profile = { ...FACTS.profile, primaryGoal: 'competition_prep' as const, targetKg: 68 };
  expect(kinds({ profile, showDay: addDays(TODAY, 28) })).toContain('out_of_reach');
  expect(kinds({ profile, showDay: addDays(TODAY, 200) })).not.toContain('out_of_reach');
});

it('end alerts that no longer apply', () => {
  expect(assess().over).toContain('adherence');
});
