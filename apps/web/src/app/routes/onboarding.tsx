import { createFileRoute } from '@tanstack/react-router';
import { OnboardingScreen } from '../../features/onboarding/onboarding-screen.tsx';
import { stepFrom } from '../../features/onboarding/steps.ts';

export const Route = createFileRoute('/onboarding')({
  staticData: { title: 'Get started' },
  validateSearch: (search): { step?: number } => {
    const step = stepFrom(search.step);
    return step === 1 ? {} : { step };
  },
  component: OnboardingRoute,
});

function OnboardingRoute() {
  const { step = 1 } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <OnboardingScreen
      step={step}
      onStep={(next) => void navigate({ search: next === 1 ? {} : { step: next } })}
    />
  );
}
