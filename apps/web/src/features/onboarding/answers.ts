import type {
  ActivityLevel,
  Availability,
  CalendarDay,
  CardioPreference,
  CompetitionCategory,
  CookingPreference,
  Cycle,
  DietaryRestriction,
  EquipmentAccess,
  Experience,
  FoodAllergy,
  HealthCondition,
  HomeEquipment,
  MealFrequency,
  Muscle,
  NoPeriodReason,
  PrimaryGoal,
  SessionDuration,
  Sex,
  StressLevel,
  SubstanceUse,
  TargetTimeline,
  TrainingFrequency,
} from '@posedown/coaching';
import type { Units } from '@posedown/contract';

/** An answer to a question with two. */
export type YesOrNo = 'yes' | 'no' | '';

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
  division: CompetitionCategory | '';
  focusMuscles: Muscle[];
  mealFrequency: MealFrequency | '';
  dietaryRestrictions: DietaryRestriction[];
  foodAllergies: FoodAllergy[];
  cookingPreference: CookingPreference | '';
  experience: Experience | '';
  trainingFrequency: TrainingFrequency | '';
  sessionDuration: SessionDuration | '';
  availability: Availability | '';
  equipmentAccess: EquipmentAccess | '';
  homeEquipment: HomeEquipment[];
  cardioPreference: CardioPreference | '';
  trainingTime: string;
  /** As `injury-text.ts` writes them. */
  injuries: string[];
  activityLevel: ActivityLevel | '';
  sleepHours: string;
  stressLevel: StressLevel | '';
  waterIntake: string;
  healthConditions: HealthCondition[];
  cycle: Cycle | '';
  noPeriodReason: NoPeriodReason | '';
  exertionSymptoms: YesOrNo;
  familySuddenDeath: YesOrNo;
  substanceUse: SubstanceUse | '';
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
  division: '',
  focusMuscles: [],
  mealFrequency: '',
  dietaryRestrictions: [],
  foodAllergies: [],
  cookingPreference: '',
  experience: '',
  trainingFrequency: '',
  sessionDuration: '',
  availability: '',
  equipmentAccess: '',
  homeEquipment: [],
  cardioPreference: '',
  trainingTime: '',
  injuries: [],
  activityLevel: '',
  sleepHours: '',
  stressLevel: '',
  waterIntake: '',
  healthConditions: [],
  cycle: '',
  noPeriodReason: '',
  exertionSymptoms: '',
  familySuddenDeath: '',
  substanceUse: '',
  competitionDate: '',
};
