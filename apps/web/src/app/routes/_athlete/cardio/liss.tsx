import { createFileRoute } from '@tanstack/react-router';
import { LissSessionScreen } from '../../../../features/cardio/liss-session-screen.tsx';

export const Route = createFileRoute('/_athlete/cardio/liss')({
  staticData: { title: 'Steady Session' },
  component: LissSessionScreen,
});
