import { createFileRoute } from '@tanstack/react-router';
import { dateSearchFrom } from '../../../../features/nutrition/log-meal/log-meal-search.ts';
import { DiaryScreen } from '../../../../features/nutrition/progress/diary-screen.tsx';

export const Route = createFileRoute('/_athlete/nutrition/progress')({
  staticData: { title: 'Nutrition Progress', shell: 'normal' },
  validateSearch: dateSearchFrom,
  component: DiaryRoute,
});

function DiaryRoute() {
  const { date } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <DiaryScreen
      date={date}
      onDate={(day) => void navigate({ search: day ? { date: day } : {}, resetScroll: false })}
    />
  );
}
