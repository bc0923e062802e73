import { createFileRoute } from '@tanstack/react-router';
import { PeakWeekScreen } from '../../../../features/peak-week/peak-week-screen.tsx';
import { LinkButton } from '../../../../ui/parts/link-button.tsx';

/** The id is the athlete's. */
export const Route = createFileRoute('/_coach/competition/$id_/peak-week')({
  staticData: { title: 'Peak Week' },
  component: CoachPeakWeek,
});

function CoachPeakWeek() {
  const { id } = Route.useParams();
  const back = (
    <LinkButton to="/competition/$id" params={{ id }} variant="default" size="md">
      Back to the prep
    </LinkButton>
  );
  return <PeakWeekScreen key={id} userId={id} isCoach actions={back} />;
}
