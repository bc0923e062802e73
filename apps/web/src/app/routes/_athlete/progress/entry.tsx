import { createFileRoute } from '@tanstack/react-router';
import { ProgressEntryScreen } from '../../../../features/progress/progress-entry-screen.tsx';

export const Route = createFileRoute('/_athlete/progress/entry')({
  staticData: { title: 'Log Progress', shell: 'normal' },
  component: ProgressEntryScreen,
});
