import { createFileRoute } from '@tanstack/react-router';
import { ExerciseScreen } from '../../../../features/training/library/exercise-screen.tsx';

export const Route = createFileRoute('/_signed-in/exercises/$exerciseId')({
  staticData: { title: 'Exercise' },
  component: ExerciseRoute,
});

function ExerciseRoute() {
  return <ExerciseScreen exerciseId={Route.useParams().exerciseId} />;
}
