import { createFileRoute } from '@tanstack/react-router';
import { CardioPlanScreen } from '../../../../features/cardio/cardio-plan-screen.tsx';
import { readTab } from '../../../../features/cardio/read-tab.ts';

export const Route = createFileRoute('/_athlete/cardio/plan')({
  staticData: { title: 'Cardio Plan', shell: 'normal' },
  validateSearch: ({ tab }: Record<string, unknown>) => ({ tab: readTab(tab) }),
  component: CardioPlan,
});

function CardioPlan() {
  const { tab } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <CardioPlanScreen
      tab={tab}
      onTab={(next) => void navigate({ search: { tab: next }, replace: true })}
    />
  );
}
