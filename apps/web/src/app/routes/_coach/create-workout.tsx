import { createFileRoute } from '@tanstack/react-router';
import { CreateWorkoutScreen } from '../../../features/training/builder/create-workout-screen.tsx';

export const Route = createFileRoute('/_coach/create-workout')({
  staticData: { title: 'Create workout plan' },
  validateSearch: (search): { copy?: string } =>
    typeof search.copy === 'string' ? { copy: search.copy } : {},
  component: CreateWorkoutRoute,
});

function CreateWorkoutRoute() {
  return <CreateWorkoutScreen copyId={Route.useSearch().copy} />;
}
