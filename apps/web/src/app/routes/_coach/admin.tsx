import { createFileRoute } from '@tanstack/react-router';
import { AdminScreen } from '../../../features/admin/admin-screen.tsx';
import { ADMIN_TAB_IDS, type AdminTab } from '../../../features/admin/tabs.ts';
import { tabFrom } from '../../../ui/parts/tab-from.ts';

export const Route = createFileRoute('/_coach/admin')({
  staticData: { title: 'Client Management' },
  validateSearch: (search): { tab?: AdminTab } => tabFrom(search.tab, ADMIN_TAB_IDS),
  component: AdminRoute,
});

function AdminRoute() {
  const { tab = 'clients' } = Route.useSearch();
  const navigate = Route.useNavigate();
  const open = (next: AdminTab) =>
    void navigate({
      search: next === 'clients' ? {} : { tab: next },
      replace: true,
      resetScroll: false,
    });
  return <AdminScreen tab={tab} onTab={open} />;
}
