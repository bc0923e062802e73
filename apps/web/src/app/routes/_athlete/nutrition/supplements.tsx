import { createFileRoute } from '@tanstack/react-router';
import { dateSearchFrom } from '../../../../features/nutrition/log-meal/log-meal-search.ts';
import { SupplementsScreen } from '../../../../features/supplements/supplements-screen.tsx';

export const Route = createFileRoute('/_athlete/nutrition/supplements')({
  staticData: { title: 'Supplements', shell: 'normal' },
  validateSearch: dateSearchFrom,
  component: SupplementsRoute,
});

function SupplementsRoute() {
  const { date } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <SupplementsScreen
      date={date}
      onDate={(day) => void navigate({ search: day ? { date: day } : {}, resetScroll: false })}
    />
  );
}
