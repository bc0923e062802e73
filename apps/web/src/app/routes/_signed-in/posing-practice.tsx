import { createFileRoute } from '@tanstack/react-router';
import { PosingPracticeScreen } from '../../../features/posing/posing-practice-screen.tsx';

export const Route = createFileRoute('/_signed-in/posing-practice')({
  staticData: { title: 'Posing Practice', shell: 'normal' },
  component: PosingPracticeScreen,
});
