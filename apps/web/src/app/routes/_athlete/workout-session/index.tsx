import { createFileRoute } from '@tanstack/react-router';
import { WorkoutSessionScreen } from '../../../../features/training/session/workout-session-screen.tsx';

export const Route = createFileRoute('/_athlete/workout-session/')({
  staticData: { title: 'Workout' },
  component: WorkoutSessionScreen,
});
