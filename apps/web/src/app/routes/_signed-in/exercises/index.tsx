import { createFileRoute } from '@tanstack/react-router';
import type { LibraryQuery } from '../../../../features/training/library/filter-exercises.ts';
import { LibraryScreen } from '../../../../features/training/library/library-screen.tsx';

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

export const Route = createFileRoute('/_signed-in/exercises/')({
  staticData: { title: 'Exercises', shell: 'normal' },
  validateSearch: (search): LibraryQuery => ({
    q: text(search.q),
    category: text(search.category),
    equipment: text(search.equipment),
    difficulty: text(search.difficulty),
    muscle: text(search.muscle),
  }),
  component: ExercisesRoute,
});

function ExercisesRoute() {
  const navigate = Route.useNavigate();
  return (
    <LibraryScreen
      query={Route.useSearch()}
      onQuery={(search) => void navigate({ search, replace: true })}
    />
  );
}
