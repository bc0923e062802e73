import { createFileRoute } from '@tanstack/react-router';
import { PlansScreen } from '../../../../features/training/builder/plans-screen.tsx';

export const Route = createFileRoute('/_coach/training/plans')({
  staticData: { title: 'Your plans' },
  component: PlansScreen,
});
