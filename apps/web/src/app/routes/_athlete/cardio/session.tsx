import { createFileRoute } from '@tanstack/react-router';
import { HiitSessionScreen } from '../../../../features/cardio/hiit-session-screen.tsx';

export const Route = createFileRoute('/_athlete/cardio/session')({
  staticData: { title: 'HIIT Session' },
  component: HiitSessionScreen,
});
