import type { CompetitionCategory, Experience, PrimaryGoal, Sex } from '@posedown/coaching';
import type { Habit } from './behavior.ts';

/** The role of an athlete in the demo: goal, phase and habits. */
export interface Part {
  /** Drawn from the lists of names if not given. */
  name?: string;
  sex: Sex;
  goal: PrimaryGoal;
  habit: Habit;
  daysHere: number;
  age?: number;
  experience?: Experience;
  weeksOut?: number;
  /** Days from the show to the end of its week. */
  early?: number;
  category?: CompetitionCategory;
  show?: { name: string; location: string };
  timezone?: string;
  units?: 'metric' | 'imperial';
}

const SPRING = { name: 'Riverside Spring Classic', location: 'Riverside Hall' };
const NORTH = { name: 'Northern Lights Open', location: 'Harbor Theater' };
const CITY = { name: 'City Physique Championships', location: 'City Auditorium' };
const GRAND = { name: 'Grand Prix Qualifier', location: 'Exhibition Center' };

const SIXTEEN_WEEKS = 112;

/** The demo athlete. Their age-based maximum heart rate is the specification's 188. */
const client: Part = {
  sex: 'male',
  goal: 'competition_prep',
  habit: 'solid',
  daysHere: SIXTEEN_WEEKS,
  age: 28,
  experience: 'advanced',
  weeksOut: 9,
  category: 'Classic Physique',
  show: SPRING,
  timezone: 'UTC',
};

type Prep = [Sex, CompetitionCategory, number, Habit, typeof SPRING];

const preps: Prep[] = [
  ['female', 'Bikini', 1, 'steady', CITY],
  ['male', "Men's Physique", 2, 'steady', CITY],
  ['male', "Men's Bodybuilding", 3, 'solid', NORTH],
  ['female', 'Wellness', 4, 'steady', NORTH],
  ['female', 'Figure', 5, 'slipping', NORTH],
  ['male', 'Classic Physique', 6, 'steady', GRAND],
  ['female', "Women's Physique", 7, 'solid', GRAND],
  ['male', "Men's Physique", 8, 'silent', GRAND],
  ['female', 'Bikini', 9, 'steady', SPRING],
  ['male', "Men's Bodybuilding", 10, 'solid', SPRING],
  ['female', 'Figure', 11, 'steady', SPRING],
  ['male', 'Classic Physique', 12, 'solid', SPRING],
  ['female', "Women's Bodybuilding", 14, 'steady', GRAND],
  ['male', "Men's Physique", 16, 'slipping', GRAND],
  ['female', 'Wellness', 20, 'solid', GRAND],
  ['male', "Men's Bodybuilding", 24, 'steady', GRAND],
];

type Everyday = [Sex, PrimaryGoal, Habit, number?];

const everyday: Everyday[] = [
  ['male', 'weight_loss', 'steady'],
  ['female', 'weight_loss', 'solid'],
  ['male', 'weight_loss', 'slipping'],
  ['female', 'weight_loss', 'silent'],
  ['male', 'weight_loss', 'solid'],
  ['female', 'weight_loss', 'steady'],
  ['male', 'weight_loss', 'silent'],
  ['female', 'weight_loss', 'slipping'],
  ['male', 'muscle_gain', 'steady'],
  ['female', 'muscle_gain', 'solid'],
  ['male', 'muscle_gain', 'steady'],
  ['female', 'muscle_gain', 'steady'],
  ['male', 'muscle_gain', 'slipping'],
  ['female', 'muscle_gain', 'solid'],
  ['male', 'muscle_gain', 'solid'],
  ['male', 'muscle_gain', 'silent'],
  ['female', 'body_recomp', 'steady'],
  ['male', 'body_recomp', 'solid'],
  ['female', 'body_recomp', 'steady'],
  ['male', 'body_recomp', 'slipping'],
  ['female', 'body_recomp', 'solid'],
  ['male', 'body_recomp', 'steady'],
  ['female', 'maintenance', 'steady'],
  ['male', 'maintenance', 'solid'],
  ['female', 'maintenance', 'solid'],
  ['male', 'maintenance', 'steady'],
  ['female', 'weight_loss', 'steady', 4],
  ['male', 'muscle_gain', 'solid', 2],
  ['female', 'body_recomp', 'steady', 30],
  ['male', 'weight_loss', 'solid', 45],
];

/** Days until the show of the first athlete in prep, who is in the middle of her peak week. */
const DAYS_TO_FIRST_SHOW = 3;

/** 47 parts: the demo athlete, 16 in prep, and 30 with everyday goals, two of them in their first week. */
export const PARTS: readonly Part[] = [
  client,
  ...preps.map(
    ([sex, category, weeksOut, habit, show], index): Part => ({
      sex,
      category,
      weeksOut,
      habit,
      show,
      goal: 'competition_prep',
      daysHere: SIXTEEN_WEEKS,
      early: index === 0 ? 7 - DAYS_TO_FIRST_SHOW : index % 6,
    }),
  ),
  ...everyday.map(
    ([sex, goal, habit, daysHere = SIXTEEN_WEEKS], index): Part => ({
      sex,
      goal,
      habit,
      daysHere,
      units: index % 5 === 0 ? 'imperial' : 'metric',
    }),
  ),
];

/** The athletes of the second coach, in addition to the 47. */
export const OTHER_PARTS: readonly Part[] = [
  {
    name: 'Saskia Oduya',
    sex: 'female',
    goal: 'competition_prep',
    habit: 'steady',
    daysHere: 84,
    weeksOut: 7,
    category: 'Wellness',
    show: GRAND,
  },
  { name: 'Emil Takeda', sex: 'male', goal: 'muscle_gain', habit: 'solid', daysHere: 56 },
  { name: 'Petra Lindholm', sex: 'female', goal: 'weight_loss', habit: 'slipping', daysHere: 40 },
];
