import { createFileRoute } from '@tanstack/react-router';
import { LogMealScreen } from '../../../../features/nutrition/log-meal/log-meal-screen.tsx';
import {
  type LogMealSearch,
  logMealSearchFrom,
} from '../../../../features/nutrition/log-meal/log-meal-search.ts';

export const Route = createFileRoute('/_athlete/nutrition/log-meal')({
  staticData: { title: 'Log Your Meal', shell: 'normal' },
  validateSearch: (search): LogMealSearch => logMealSearchFrom(search),
  component: LogMealRoute,
});

function LogMealRoute() {
  const search = Route.useSearch();
  return <LogMealScreen key={`${search.meal} ${search.date}`} search={search} />;
}
