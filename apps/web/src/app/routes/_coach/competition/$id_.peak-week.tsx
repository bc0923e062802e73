import { createFileRoute } from '@tanstack/react-router';
import { readPrepQuery } from '../../../../features/competitions/prep-query.ts';
import { PeakWeekScreen } from '../../../../features/peak-week/peak-week-screen.tsx';
import { LinkButton } from '../../../../ui/parts/link-button.tsx';

/** The id is the athlete's. */
export const Route = createFileRoute('/_coach/competition/$id_/peak-week')({
  staticData: { title: 'Peak Week' },
  validateSearch: readPrepQuery,
  component: CoachPeakWeek,
});

function CoachPeakWeek() {
  const { id } = Route.useParams();
  const { competitionId } = Route.useSearch();
  const back = (
    <LinkButton
      to="/competition/$id"
      params={{ id }}
      search={{ competitionId }}
      variant="default"
      size="md"
    >
      Back to the prep
    </LinkButton>
  );
  return (
    <PeakWeekScreen key={id} userId={id} competitionId={competitionId} isCoach actions={back} />
  );
}
