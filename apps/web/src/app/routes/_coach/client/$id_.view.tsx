import { createFileRoute } from '@tanstack/react-router';
import { useWeeklyNotice } from '../../../../features/check-ins/weekly/use-weekly-notice.ts';
import { AthleteViewScreen } from '../../../../features/dashboard/athlete-view-screen.tsx';

export const Route = createFileRoute('/_coach/client/$id_/view')({
  staticData: { title: 'What the athlete sees' },
  component: AthleteViewRoute,
});

function AthleteViewRoute() {
  const { id } = Route.useParams();
  const { notice } = useWeeklyNotice(id);
  return <AthleteViewScreen athleteId={id} weekly={notice} />;
}
