import { createFileRoute } from '@tanstack/react-router';
import { AdminScreen } from '../../../features/admin/admin-screen.tsx';
import {
  ADMIN_TAB_IDS,
  type AdminTab,
  SHOWN_CLIENTS,
  type ShownClients,
} from '../../../features/admin/tabs.ts';
import { tabFrom } from '../../../ui/parts/tab-from.ts';

export const Route = createFileRoute('/_coach/admin')({
  staticData: { title: 'Client Management' },
  validateSearch: (search): { tab?: AdminTab; show?: ShownClients } => ({
    ...tabFrom(search.tab, ADMIN_TAB_IDS),
    ...showFrom(search.show),
  }),
  component: AdminRoute,
});

function showFrom(show: unknown): { show?: ShownClients } {
  const known = SHOWN_CLIENTS.find((one) => one === show && one !== 'current');
  return known ? { show: known } : {};
}

function AdminRoute() {
  const { tab = 'clients', show = 'current' } = Route.useSearch();
  const navigate = Route.useNavigate();
  const open = (next: AdminTab) =>
    void navigate({
      search: next === 'clients' ? {} : { tab: next },
      replace: true,
      resetScroll: false,
    });
  const showClients = (next: ShownClients) =>
    void navigate({ search: showFrom(next), replace: true, resetScroll: false });
  return <AdminScreen tab={tab} onTab={open} shown={show} onShown={showClients} />;
}
