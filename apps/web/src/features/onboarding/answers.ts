import type {
  ActivityLevel,
  Availability,
  CalendarDay,
  CardioPreference,
  CookingPreference,
  DietaryRestriction,
  EquipmentAccess,
  Experience,
  FoodAllergy,
  HealthCondition,
  MealFrequency,
  PrimaryGoal,
  SessionDuration,
  Sex,
  StressLevel,
  TargetTimeline,
  TrainingFrequency,
} from '@posedown/coaching';
import type { Units } from '@posedown/contract';

/**
 * The six steps' answers as the form holds them: numbers as typed, in the person's own units, and
 * empty text for what is not answered yet.
 */
export interface Answers {
  units: Units;
  name: string;
  email: string;
  password: string;
  sex: Sex | '';
  age: string;
  height: string;
  weight: string;
  primaryGoal: PrimaryGoal | '';
  targetWeight: string;
  targetTimeline: TargetTimeline | '';
  bodyFatGoal: string;
  goal: string;
  mealFrequency: MealFrequency | '';
  dietaryRestrictions: DietaryRestriction[];
  foodAllergies: FoodAllergy[];
  cookingPreference: CookingPreference | '';
  experience: Experience | '';
  trainingFrequency: TrainingFrequency | '';
  sessionDuration: SessionDuration | '';
  availability: Availability | '';
  equipmentAccess: EquipmentAccess | '';
  cardioPreference: CardioPreference | '';
  activityLevel: ActivityLevel | '';
  sleepHours: string;
  stressLevel: StressLevel | '';
  waterIntake: string;
  healthConditions: HealthCondition[];
  competitionDate: CalendarDay | '';
}

export type AnswerField = keyof Answers;

/** A form nobody has answered yet. */
export const NO_ANSWERS: Readonly<Answers> = {
  units: 'metric',
  name: '',
  email: '',
  password: '',
  sex: '',
  age: '',
  height: '',
  weight: '',
  primaryGoal: '',
  targetWeight: '',
  targetTimeline: '',
  bodyFatGoal: '',
  goal: '',
  mealFrequency: '',
  dietaryRestrictions: [],
  foodAllergies: [],
  cookingPreference: '',
  experience: '',
  trainingFrequency: '',
  sessionDuration: '',
  availability: '',
  equipmentAccess: '',
  cardioPreference: '',
  activityLevel: '',
  sleepHours: '',
  stressLevel: '',
  waterIntake: '',
  healthConditions: [],
  competitionDate: '',
};
