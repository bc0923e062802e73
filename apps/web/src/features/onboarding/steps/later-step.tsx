import type { OnboardingForm } from '../use-onboarding.ts';
import { GoalsStep } from './goals-step.tsx';
import { LifestyleStep } from './lifestyle-step.tsx';
import { NutritionStep } from './nutrition-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { TrainingStep } from './training-step.tsx';

const CONTENTS = [GoalsStep, NutritionStep, TrainingStep, LifestyleStep, ReviewStep];

/** The fields of steps 2 to 6. */
export function LaterStep({ step, form }: { step: number; form: OnboardingForm }) {
  const Content = CONTENTS[step - 2];
  return Content && <Content form={form} />;
}
