import { createFileRoute } from '@tanstack/react-router';
import { type AlertsQuery, readAlertsQuery } from '../../../features/insights/alerts-query.ts';
import { AlertsScreen } from '../../../features/insights/alerts-screen.tsx';

export const Route = createFileRoute('/_coach/alerts')({
  staticData: { title: 'Alerts', shell: 'normal' },
  validateSearch: (search): AlertsQuery => readAlertsQuery(search),
  component: Alerts,
});

function Alerts() {
  const query = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <AlertsScreen
      query={query}
      onQuery={(next) =>
        void navigate({ search: readAlertsQuery({ ...next }), resetScroll: false })
      }
    />
  );
}
