import { createFileRoute } from '@tanstack/react-router';
import { PlansScreen } from '../../../../features/training/builder/plans-screen.tsx';

export const Route = createFileRoute('/_coach/training/plans')({
  staticData: { title: 'Your plans', shell: 'normal' },
  validateSearch: (search): { athlete?: string } =>
    typeof search.athlete === 'string' ? { athlete: search.athlete } : {},
  component: PlansRoute,
});

function PlansRoute() {
  return <PlansScreen athleteId={Route.useSearch().athlete} />;
}
