import { createFileRoute } from '@tanstack/react-router';
import { CreateWorkoutScreen } from '../../../features/training/builder/create-workout-screen.tsx';

const STARTS = ['copy', 'change', 'athlete'] as const;
type Starts = Partial<Record<(typeof STARTS)[number], string>>;

export const Route = createFileRoute('/_coach/create-workout')({
  staticData: { title: 'Create workout plan', shell: 'normal' },
  validateSearch: (search): Starts =>
    Object.fromEntries(
      STARTS.flatMap((name) => (typeof search[name] === 'string' ? [[name, search[name]]] : [])),
    ),
  component: CreateWorkoutRoute,
});

function CreateWorkoutRoute() {
  const { copy: copyId, change: changeId, athlete: athleteId } = Route.useSearch();
  return <CreateWorkoutScreen start={{ copyId, changeId, athleteId }} />;
}
