import { createFileRoute } from '@tanstack/react-router';
import { CheckInScreen } from '../../../features/check-ins/check-in-screen.tsx';

export const Route = createFileRoute('/_athlete/check-in')({
  staticData: { title: 'Check in', shell: 'normal' },
  component: CheckInScreen,
});
