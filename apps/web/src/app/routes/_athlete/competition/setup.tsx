import { createFileRoute } from '@tanstack/react-router';
import { CompetitionSetupScreen } from '../../../../features/competitions/competition-setup-screen.tsx';
import { AwayNotice } from '../../../../features/onboarding/away/away-notice.tsx';

export const Route = createFileRoute('/_athlete/competition/setup')({
  staticData: { title: 'Competition Setup', shell: 'normal' },
  component: OwnSetup,
});

function OwnSetup() {
  return <CompetitionSetupScreen notice={<AwayNotice />} />;
}
