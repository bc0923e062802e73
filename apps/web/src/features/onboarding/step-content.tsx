import { Suspense, useEffect } from 'react';
import { whenIdle } from '../../ui/after-first-paint.ts';
import { lazyPart } from '../../ui/parts/lazy-part.tsx';
import { Skeleton, SkeletonArea } from '../../ui/parts/skeleton.tsx';
import { PersonalStep } from './steps/personal-step.tsx';
import type { OnboardingForm } from './use-onboarding.ts';

/** Signing up is a public page, and many of its visitors see only the first step. */
const LaterStep = lazyPart(() =>
  import('./steps/later-step.tsx').then((part) => ({ default: part.LaterStep })),
);

/** The fields of one step, 1 to 6. The later ones are loaded while the first is filled in. */
export function StepContent({ step, form }: { step: number; form: OnboardingForm }) {
  // So that a step is there as soon as it is opened, and nothing moves under the next tap.
  useEffect(() => whenIdle(() => void LaterStep.preload()), []);
  if (step === 1) return <PersonalStep form={form} />;
  const waiting = (
    <SkeletonArea label="Loading the step">
      <Skeleton height="28rem" />
    </SkeletonArea>
  );
  return (
    <Suspense fallback={waiting}>
      <LaterStep step={step} form={form} />
    </Suspense>
  );
}
