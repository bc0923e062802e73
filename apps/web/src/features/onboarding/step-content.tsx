import { Suspense, useEffect } from 'react';
import { whenIdle } from '../../ui/after-first-paint.ts';
import { lazyPart } from '../../ui/parts/lazy-part.tsx';
import { Skeleton, SkeletonArea } from '../../ui/parts/skeleton.tsx';
import { PersonalStep } from './steps/personal-step.tsx';
import type { OnboardingForm } from './use-onboarding.ts';

const loadLater = () => import('./later-steps.ts');

const LATER = [
  lazyPart(() => loadLater().then((steps) => ({ default: steps.GoalsStep }))),
  lazyPart(() => loadLater().then((steps) => ({ default: steps.NutritionStep }))),
  lazyPart(() => loadLater().then((steps) => ({ default: steps.TrainingStep }))),
  lazyPart(() => loadLater().then((steps) => ({ default: steps.LifestyleStep }))),
  lazyPart(() => loadLater().then((steps) => ({ default: steps.ReviewStep }))),
] as const;

const CONTENTS = [PersonalStep, ...LATER] as const;

/** So that a step that is opened stands there at once, and nothing moves under the next tap. */
function prepareLater() {
  for (const step of LATER) void step.preload();
}

/** The fields of one step, 1 to 6. The later ones are fetched while the first is filled in. */
export function StepContent({ step, form }: { step: number; form: OnboardingForm }) {
  useEffect(() => whenIdle(prepareLater), []);
  const Content = CONTENTS[step - 1] ?? PersonalStep;
  const waiting = (
    <SkeletonArea label="Loading the step">
      <Skeleton height="28rem" />
    </SkeletonArea>
  );
  return (
    <Suspense fallback={waiting}>
      <Content form={form} />
    </Suspense>
  );
}
