import { createFileRoute } from '@tanstack/react-router';
import { CompetitionSetupScreen } from '../../../../features/competitions/competition-setup-screen.tsx';

export const Route = createFileRoute('/_athlete/competition/setup')({
  staticData: { title: 'Competition Setup' },
  component: CompetitionSetupScreen,
});
