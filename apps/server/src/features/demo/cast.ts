import {
  ACTIVITY_LEVELS,
  AVAILABILITIES,
  addDays,
  type CompetitionCategory,
  type CookingPreference,
  DIETARY_RESTRICTIONS,
  EQUIPMENT_ACCESS,
  EXPERIENCES,
  type Experience,
  FOOD_ALLERGIES,
  MEAL_FREQUENCIES,
  type PlanAnswers,
  type PrimaryGoal,
  SESSION_DURATIONS,
  type SeededRandom,
  type Sex,
  seededRandom,
  TRAINING_FREQUENCIES,
} from '@posedown/coaching';
import { DEMO_ACCOUNTS } from '../service/index.ts';
import { BEHAVIORS, type Behavior, type Habit } from './behavior.ts';
import { FAMILY_NAMES, GIVEN_NAMES } from './names.data.ts';
import { OTHER_PARTS, PARTS, type Part } from './parts.data.ts';

/** One athlete of the demo practice with their behavior and start day. */
export interface CastMember {
  name: string;
  email: string;
  timezone: string;
  units: 'metric' | 'imperial';
  sex: Sex;
  /** Body fat on the first day in %. */
  startBodyFatPercent: number;
  /** Their answers on the first day. */
  answers: PlanAnswers;
  daysHere: number;
  behavior: Behavior;
  show: { name: string; date: string; category: CompetitionCategory; location: string } | null;
}

/** Target weight change by goal, in kg. */
const TARGET_CHANGE: Record<PrimaryGoal, [number, number]> = {
  weight_loss: [-14, -7],
  muscle_gain: [4, 8],
  competition_prep: [-11, -6],
  maintenance: [0, 0],
  body_recomp: [-3, 1],
};

const START_BODY_FAT: Record<PrimaryGoal, Record<Sex, [number, number]>> = {
  weight_loss: { male: [22, 28], female: [30, 36] },
  muscle_gain: { male: [11, 15], female: [19, 23] },
  competition_prep: { male: [13, 17], female: [20, 25] },
  maintenance: { male: [12, 16], female: [20, 25] },
  body_recomp: { male: [17, 22], female: [25, 30] },
};

const between = (random: SeededRandom, [min, max]: [number, number]) =>
  min + (max - min) * random.next();

const oneDecimal = (value: number) => Math.round(value * 10) / 10;

/** The 47 athletes of the demo practice, with the demo athlete first. */
export function createCast(today: string): CastMember[] {
  const random = seededRandom('posedown-demo-cast');
  const family = random.shuffle(FAMILY_NAMES);
  const givenNames = {
    female: random.shuffle(GIVEN_NAMES.female),
    male: random.shuffle(GIVEN_NAMES.male),
  };
  return PARTS.map((part, index) => {
    const name = `${givenNames[part.sex].pop() ?? 'Alex'} ${family[index] ?? 'Weber'}`;
    const email = index === 0 ? DEMO_ACCOUNTS.client.email : emailOf(name);
    return createMember({ name, email, part, today, random: seededRandom(`cast:${index}`) });
  });
}

/** The three athletes of the second coach. */
export function createSecondCast(today: string): CastMember[] {
  return OTHER_PARTS.map((part, index) => {
    const { name = 'Alex Weber' } = part;
    const random = seededRandom(`other-cast:${index}`);
    return createMember({ name, email: emailOf(name), part, today, random });
  });
}

const emailOf = (name: string) => `${name.toLowerCase().replaceAll(' ', '.')}@demo.posedown.app`;

interface MemberInput {
  name: string;
  email: string;
  part: Part;
  today: string;
  random: SeededRandom;
}

function createMember({ name, email, part, today, random }: MemberInput): CastMember {
  const { sex, goal, habit } = part;
  const start = addDays(today, -part.daysHere);
  const heightCm = Math.round(random.normal(sex === 'male' ? 179 : 166, 6));
  const bmi = between(random, bmiRange(sex, goal));
  const weightKg = oneDecimal(bmi * (heightCm / 100) ** 2);
  const bodyFat = oneDecimal(between(random, START_BODY_FAT[goal][sex]));
  const showDate =
    part.weeksOut === undefined ? undefined : addDays(today, part.weeksOut * 7 - (part.early ?? 2));
  const answers: PlanAnswers = {
    today: start,
    ageYears: part.age ?? random.integer(21, 44),
    heightCm,
    weightKg,
    targetWeightKg: oneDecimal(weightKg + between(random, TARGET_CHANGE[goal])),
    sex,
    bodyFatPercent: bodyFat,
    experience: part.experience ?? experienceFor(goal, random),
    primaryGoal: goal,
    targetTimeline:
      goal === 'competition_prep' ? '16_weeks' : random.pick(['12_weeks', '16_weeks']),
    ...(showDate ? { competitionDate: showDate } : {}),
    dietaryRestrictions: random.next() < 0.2 ? [random.pick(DIETARY_RESTRICTIONS)] : [],
    foodAllergies: random.next() < 0.18 ? [random.pick(FOOD_ALLERGIES)] : [],
    mealFrequency: part.sex === 'female' ? random.pick(MEAL_FREQUENCIES.slice(0, 3)) : '5_meals',
    cookingPreference: random.pick<CookingPreference>(['basic', 'intermediate']),
    trainingFrequency: random.pick(TRAINING_FREQUENCIES.slice(1)),
    sessionDuration: random.pick(SESSION_DURATIONS.slice(1)),
    cardioPreference: goal === 'muscle_gain' ? 'light' : 'moderate',
    equipmentAccess: random.pick(EQUIPMENT_ACCESS.slice(1)),
    activityLevel: random.pick(ACTIVITY_LEVELS.slice(1)),
    availability: AVAILABILITIES[2],
    sleepHours: random.pick([6.5, 7, 7.5, 8]),
    stressLevel: random.pick(['low', 'moderate', 'moderate', 'high']),
    waterIntakeLiters: random.pick([2.5, 3, 3.5, 4]),
  };
  return {
    name,
    email,
    timezone: part.timezone ?? random.pick(['Europe/Berlin', 'Europe/London', 'America/New_York']),
    units: part.units ?? 'metric',
    sex,
    startBodyFatPercent: bodyFat,
    answers,
    daysHere: part.daysHere,
    behavior: behaviorOf(habit, random),
    show: showOf(part, showDate),
  };
}

function bmiRange(sex: Sex, goal: PrimaryGoal): [number, number] {
  if (goal === 'weight_loss') return sex === 'male' ? [28, 32] : [27, 31];
  if (goal === 'muscle_gain') return sex === 'male' ? [23, 25.5] : [20.5, 22.5];
  return sex === 'male' ? [26, 29.5] : [22.5, 25];
}

function experienceFor(goal: PrimaryGoal, random: SeededRandom): Experience {
  if (goal === 'competition_prep') return random.pick(EXPERIENCES.slice(2));
  return random.pick(EXPERIENCES.slice(0, 3));
}

/** Varies each rate a little. */
function behaviorOf(habit: Habit, random: SeededRandom): Behavior {
  const usual = BEHAVIORS[habit];
  const nudge = (rate: number) => Math.min(0.99, Math.max(0.05, rate + random.normal(0, 0.03)));
  return {
    ...usual,
    weighs: nudge(usual.weighs),
    logsMeals: nudge(usual.logsMeals),
    trains: nudge(usual.trains),
    logsDays: nudge(usual.logsDays),
  };
}

function showOf({ show, category }: Part, date: string | undefined): CastMember['show'] {
  if (!show || !category || !date) return null;
  return { name: show.name, location: show.location, date, category };
}
