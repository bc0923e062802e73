import { createFileRoute } from '@tanstack/react-router';
import { BuilderScreen } from '../../../../features/check-ins/forms/builder-screen.tsx';

export const Route = createFileRoute('/_coach/check-in-forms/new')({
  staticData: { title: 'New check-in form', shell: 'normal' },
  validateSearch: (search): { copy?: string } =>
    typeof search.copy === 'string' ? { copy: search.copy } : {},
  component: NewFormRoute,
});

function NewFormRoute() {
  return <BuilderScreen copy={Route.useSearch().copy} />;
}
