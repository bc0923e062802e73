import { createFileRoute } from '@tanstack/react-router';
import { QuickLogScreen } from '../../../../features/nutrition/quick-log/quick-log-screen.tsx';

export const Route = createFileRoute('/_athlete/nutrition/quick-log')({
  staticData: { title: 'Quick Meal Log', shell: 'narrow' },
  component: QuickLogScreen,
});
