import { createFileRoute } from '@tanstack/react-router';
import { FormsScreen } from '../../../../features/check-ins/forms/forms-screen.tsx';

export const Route = createFileRoute('/_coach/check-in-forms/')({
  staticData: { title: 'Check-in forms', shell: 'normal' },
  validateSearch: (search): { assign?: string } =>
    typeof search.assign === 'string' ? { assign: search.assign } : {},
  component: FormsRoute,
});

function FormsRoute() {
  const navigate = Route.useNavigate();
  return (
    <FormsScreen
      assign={Route.useSearch().assign}
      onAssign={(assign) =>
        void navigate({ search: assign ? { assign } : {}, replace: true, resetScroll: false })
      }
    />
  );
}
