import { createFileRoute } from '@tanstack/react-router';
import { TasksScreen } from '../../../features/tasks/tasks-screen.tsx';

export const Route = createFileRoute('/_coach/tasks')({
  staticData: { title: 'Tasks', shell: 'narrow' },
  component: TasksScreen,
});
