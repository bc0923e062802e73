import { createFileRoute } from '@tanstack/react-router';
import { OnboardingScreen } from '../../features/onboarding/onboarding-screen.tsx';
import { stepFrom } from '../../features/onboarding/step-number.ts';

export const Route = createFileRoute('/onboarding')({
  staticData: { title: 'Get started' },
  validateSearch: (search): { step?: number; invite?: string } => {
    const step = stepFrom(search.step);
    const invite = search.invite ? { invite: String(search.invite) } : {};
    return step === 1 ? invite : { step, ...invite };
  },
  component: OnboardingRoute,
});

function OnboardingRoute() {
  const { step = 1, invite } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <OnboardingScreen
      step={step}
      invite={invite}
      onStep={(next) => void navigate({ search: { step: next, invite } })}
      onDropInvite={() => void navigate({ search: { step }, replace: true })}
    />
  );
}
