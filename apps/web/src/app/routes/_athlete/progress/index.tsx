import { createFileRoute } from '@tanstack/react-router';
import { OwnChanges } from '../../../../features/plan-changes/own-changes.tsx';
import { ProgressScreen } from '../../../../features/progress/overview/progress-screen.tsx';
import {
  PROGRESS_TAB_IDS,
  type ProgressTab,
} from '../../../../features/progress/overview/progress-tabs.ts';
import { tabFrom } from '../../../../ui/parts/tab-from.ts';

export const Route = createFileRoute('/_athlete/progress/')({
  staticData: { title: 'Progress Tracking', shell: 'normal' },
  validateSearch: (search): { tab?: ProgressTab } => tabFrom(search.tab, PROGRESS_TAB_IDS),
  component: ProgressRoute,
});

function ProgressRoute() {
  const { tab = 'weekly' } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ProgressScreen
      tab={tab}
      onTab={(next) => void navigate({ search: tabFrom(next, PROGRESS_TAB_IDS), replace: true })}
      foot={<OwnChanges />}
    />
  );
}
