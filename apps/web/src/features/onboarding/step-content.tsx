import { GoalsStep } from './steps/goals-step.tsx';
import { LifestyleStep } from './steps/lifestyle-step.tsx';
import { NutritionStep } from './steps/nutrition-step.tsx';
import { PersonalStep } from './steps/personal-step.tsx';
import { ReviewStep } from './steps/review-step.tsx';
import { TrainingStep } from './steps/training-step.tsx';
import type { OnboardingForm } from './use-onboarding.ts';

const CONTENTS = [
  PersonalStep,
  GoalsStep,
  NutritionStep,
  TrainingStep,
  LifestyleStep,
  ReviewStep,
] as const;

/** The fields of one step, 1 to 6. */
export function StepContent({ step, form }: { step: number; form: OnboardingForm }) {
  const Content = CONTENTS[step - 1] ?? PersonalStep;
  return <Content form={form} />;
}
