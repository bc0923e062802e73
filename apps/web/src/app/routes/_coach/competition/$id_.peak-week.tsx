import { createFileRoute } from '@tanstack/react-router';
import { PeakWeekScreen } from '../../../../features/peak-week/peak-week-screen.tsx';

/** The id is the athlete's. */
export const Route = createFileRoute('/_coach/competition/$id_/peak-week')({
  staticData: { title: 'Peak Week' },
  component: CoachPeakWeek,
});

function CoachPeakWeek() {
  const { id } = Route.useParams();
  return <PeakWeekScreen key={id} userId={id} isCoach />;
}
