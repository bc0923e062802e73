import {
  type Injury,
  MAX_FOCUS_MUSCLES,
  MUSCLES,
  type SeededRandom,
  type Sex,
  seededRandom,
} from '@posedown/coaching';
import type { Tx } from '../../platform/db/database.ts';
import { insertPerson, type NewPerson, updatePerson } from '../athletes/index.ts';
import { startPlans } from '../onboarding/index.ts';
import { DEMO_ACCOUNTS } from '../service/index.ts';
import type { CastMember } from './cast.ts';
import type { LivedDay } from './simulate-days.ts';

const TIMES = ['06:00', '06:30', '07:00', '12:15', '17:30', '18:00', '18:30', '19:00'];

const INJURIES: readonly Injury[] = [
  { region: 'shoulder', side: 'left', hurts: ['overhead_press'] },
  { region: 'lower_back', side: 'none', hurts: ['hinge', 'squat'] },
  { region: 'knee', side: 'right', hurts: ['lunge', 'impact'] },
  { region: 'elbow', side: 'both', hurts: ['triceps_extension'] },
];

/** Shares of athletes who skipped the questions, and who train around an injury. [our choice] */
const SKIPPED = 0.15;
const INJURED = 0.3;

/** Optional answers of a demo athlete. They never put a diet on hold. */
function factAnswers({ email, sex, show }: CastMember): Partial<NewPerson> {
  const random = seededRandom(`facts:${email}`);
  const isClient = email === DEMO_ACCOUNTS.client.email;
  if (!isClient && random.next() < SKIPPED) return {};
  return {
    division: show?.category ?? null,
    trainingTime: random.pick(TIMES),
    injuries: isClient || random.next() < INJURED ? [random.pick(INJURIES)] : [],
    focusMuscles: random.shuffle(MUSCLES).slice(0, random.integer(1, MAX_FOCUS_MUSCLES)),
    ...cycleOf(sex, random),
    exertionSymptoms: false,
    familySuddenDeath: false,
    substanceUse: random.pick(['none', 'none', 'none', 'stimulants', null]),
  };
}

function cycleOf(sex: Sex, random: SeededRandom): Partial<NewPerson> {
  if (sex === 'male') return {};
  const cycle = random.pick(['regular', 'regular', 'irregular', 'none', 'undisclosed'] as const);
  return { cycle, noPeriodReason: cycle === 'none' ? 'contraception' : null };
}

/** Number of days ago on which the current plan started. */
const PLAN_STARTED_DAYS_AGO = 38;

const noon = (day: string) => new Date(`${day}T12:00:00Z`);

/**
 * Creates a demo athlete like sign-up does, with plans started some weeks ago at their weight then. Call it in a
 * transaction. @returns the athlete's id
 */
export async function settleMember(
  tx: Tx,
  member: CastMember,
  coachId: string,
  days: readonly LivedDay[],
): Promise<string> {
  const { answers } = member;
  const person = await insertPerson(tx, { ...personOf(member), ...factAnswers(member), coachId });
  const startDay = days[Math.max(0, days.length - PLAN_STARTED_DAYS_AGO)];
  const weightThen = startDay?.weightKg ?? answers.weightKg;
  await startPlans(
    tx,
    { ...person, weight: Math.round(weightThen * 10) / 10 },
    noon(startDay?.date ?? answers.today),
    // Seeded by email, because ids differ at every fill while the demo must not.
    member.email,
    startDay ? Math.round(startDay.bodyFatPercent * 10) / 10 : null,
  );
  // The competition replaces the show date in the answers.
  if (member.show) await updatePerson(tx, person.id, { competitionDate: null });
  return person.id;
}

/** Their answers at sign-up. */
function personOf({ answers, ...member }: CastMember) {
  return {
    email: member.email,
    name: member.name,
    role: 'client' as const,
    timezone: member.timezone,
    units: member.units,
    sex: member.sex,
    age: answers.ageYears,
    height: answers.heightCm,
    weight: answers.weightKg,
    targetWeight: answers.targetWeightKg,
    bodyFatGoal: answers.bodyFatGoalPercent,
    experience: answers.experience,
    goal: answers.primaryGoal,
    primaryGoal: answers.primaryGoal,
    targetTimeline: answers.targetTimeline,
    competitionDate: answers.competitionDate,
    availability: answers.availability,
    dietaryRestrictions: [...answers.dietaryRestrictions],
    foodAllergies: [...answers.foodAllergies],
    mealFrequency: answers.mealFrequency,
    cookingPreference: answers.cookingPreference,
    trainingFrequency: answers.trainingFrequency,
    sessionDuration: answers.sessionDuration,
    cardioPreference: answers.cardioPreference,
    equipmentAccess: answers.equipmentAccess,
    activityLevel: answers.activityLevel,
    sleepHours: answers.sleepHours,
    stressLevel: answers.stressLevel,
    waterIntake: answers.waterIntakeLiters,
    createdAt: noon(answers.today),
  };
}
