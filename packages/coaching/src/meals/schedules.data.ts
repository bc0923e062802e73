import type { MealCount, MealKind, MealTiming } from './presets.ts';

/** A meal on a training day: at a fixed time, or relative to training. */
export interface ScheduledMeal {
  name: string;
  kind: MealKind;
  at?: string;
  timing?: MealTiming;
  /** Minutes before the session, if different from the usual. */
  beforeMinutes?: number;
}

const KINDS: Readonly<Record<string, MealKind>> = {
  Breakfast: 'breakfast',
  'Mid-Morning Snack': 'snack',
  Lunch: 'lunch',
  'Pre-Workout': 'pre-workout',
  Dinner: 'dinner',
  Snack: 'snack',
};

const MEAL = /^(.+?)(?: (small-pre|pre|post))?(?: -(\d+))?(?: (\d\d:\d\d))?$/;

/** Parses 'Breakfast 07:00, Pre-Workout pre, Dinner post'; 'pre -60' is an hour before the session. */
function day(text: string): ScheduledMeal[] {
  return text.split(', ').map((words) => {
    const [, name = '', timing, beforeMinutes, at] = MEAL.exec(words) ?? [];
    const kind = KINDS[name];
    if (kind === undefined) throw new RangeError(`No meal of a plan: ${words}`);
    return {
      ...{ name, kind },
      ...(at ? { at } : {}),
      ...(beforeMinutes ? { beforeMinutes: Number(beforeMinutes) } : {}),
      ...(timing ? { timing: timing as MealTiming } : {}),
    };
  });
}

/** Meal times by training start. Each row applies before its time, from the previous row's on. [our choice] */
export const SCHEDULES: readonly {
  before: string;
  meals: Readonly<Record<MealCount, readonly ScheduledMeal[]>>;
}[] = [
  {
    // A session at night belongs to the end of the previous day.
    before: '04:30',
    meals: {
      3: day('Breakfast 08:00, Lunch 13:00, Dinner 19:00'),
      4: day('Breakfast 08:00, Lunch 13:00, Snack 16:30, Dinner 20:00'),
      5: day('Breakfast 08:00, Mid-Morning Snack 10:30, Lunch 13:00, Snack 16:30, Dinner 20:00'),
      6: day(
        'Breakfast 08:00, Mid-Morning Snack 10:30, Lunch 13:00, Snack 16:30, Dinner 19:30, Pre-Workout 22:30',
      ),
    },
  },
  {
    before: '08:00',
    meals: {
      3: day('Breakfast post, Lunch 13:00, Dinner 19:00'),
      4: day('Breakfast post, Lunch 12:30, Snack 16:00, Dinner 19:30'),
      5: day('Breakfast post, Mid-Morning Snack 10:30, Lunch 13:00, Snack 16:00, Dinner 19:00'),
      6: day(
        'Pre-Workout small-pre, Breakfast post, Mid-Morning Snack 10:30, Lunch 13:00, Snack 16:00, Dinner 19:00',
      ),
    },
  },
  {
    before: '10:30',
    meals: {
      3: day('Breakfast pre, Lunch post, Dinner 19:00'),
      4: day('Breakfast pre, Lunch post, Snack 16:30, Dinner 19:30'),
      5: day('Breakfast pre, Mid-Morning Snack post, Lunch 13:30, Snack 16:30, Dinner 19:30'),
      6: day(
        'Breakfast pre -150, Pre-Workout pre -60, Mid-Morning Snack post, Lunch 13:30, Snack 16:30, Dinner 19:30',
      ),
    },
  },
  {
    before: '14:00',
    meals: {
      3: day('Breakfast pre, Lunch post, Dinner 19:30'),
      4: day('Breakfast 07:00, Pre-Workout pre, Lunch post, Dinner 19:30'),
      5: day('Breakfast 07:00, Pre-Workout pre, Lunch post, Snack 17:00, Dinner 19:30'),
      6: day(
        'Breakfast 06:30, Mid-Morning Snack pre -150, Pre-Workout pre -60, Lunch post, Snack 16:30, Dinner 19:30',
      ),
    },
  },
  {
    before: '16:00',
    meals: {
      3: day('Breakfast 08:00, Lunch pre, Dinner post'),
      4: day('Breakfast 07:30, Lunch pre, Snack post, Dinner 20:00'),
      5: day('Breakfast 07:00, Mid-Morning Snack 10:00, Lunch pre, Snack post, Dinner 20:00'),
      6: day(
        'Breakfast 06:30, Mid-Morning Snack 09:30, Lunch 11:30, Pre-Workout pre, Dinner post, Snack 21:00',
      ),
    },
  },
  {
    before: '17:30',
    meals: {
      3: day('Breakfast 08:00, Lunch pre, Dinner post'),
      4: day('Breakfast 07:30, Lunch 11:30, Pre-Workout pre, Dinner post'),
      5: day('Breakfast 07:00, Mid-Morning Snack 09:30, Lunch 12:00, Pre-Workout pre, Dinner post'),
      6: day(
        'Breakfast 07:00, Mid-Morning Snack 09:30, Lunch 12:00, Pre-Workout pre, Dinner post, Snack 21:30',
      ),
    },
  },
  {
    before: '21:00',
    meals: {
      3: day('Breakfast 09:00, Pre-Workout pre, Dinner post'),
      4: day('Breakfast 07:30, Lunch 12:30, Pre-Workout pre, Dinner post'),
      5: day('Breakfast 07:00, Mid-Morning Snack 10:00, Lunch 13:00, Pre-Workout pre, Dinner post'),
      6: day(
        'Breakfast 06:30, Mid-Morning Snack 09:00, Lunch 11:30, Snack 14:00, Pre-Workout pre, Dinner post',
      ),
    },
  },
  {
    before: '24:00',
    meals: {
      3: day('Breakfast 11:00, Dinner pre, Snack post'),
      4: day('Breakfast 09:00, Lunch 14:00, Dinner pre, Snack post'),
      5: day('Breakfast 08:00, Lunch 12:30, Dinner 17:00, Pre-Workout pre, Snack post'),
      6: day(
        'Breakfast 07:30, Mid-Morning Snack 10:00, Lunch 13:00, Dinner 17:00, Pre-Workout pre, Snack post',
      ),
    },
  },
];
