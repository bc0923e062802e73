import { createFileRoute } from '@tanstack/react-router';
import { readPrepQuery } from '../../../../features/competitions/prep-query.ts';
import { PrepScreen } from '../../../../features/competitions/prep-screen.tsx';
import { LinkButton } from '../../../../ui/parts/link-button.tsx';

/** The id is the athlete's, as on their other pages. The screen selects one of their shows. */
export const Route = createFileRoute('/_coach/competition/$id')({
  staticData: { title: 'Competition Prep' },
  validateSearch: readPrepQuery,
  component: CoachPrep,
});

function CoachPrep() {
  const { id } = Route.useParams();
  const { competitionId } = Route.useSearch();
  const navigate = Route.useNavigate();
  const actions = (
    <>
      <LinkButton to="/client/$id" params={{ id }} variant="default" size="md">
        Back to the athlete
      </LinkButton>
      <LinkButton to="/posing-practice" variant="default" size="md">
        Posing
      </LinkButton>
      <LinkButton
        to="/competition/$id/peak-week"
        params={{ id }}
        search={{ competitionId }}
        variant="default"
        size="md"
      >
        Peak week
      </LinkButton>
    </>
  );
  return (
    <PrepScreen
      key={id}
      userId={id}
      competitionId={competitionId}
      onChoose={(next) =>
        void navigate({ search: { competitionId: next }, replace: true, resetScroll: false })
      }
      isCoach
      actions={actions}
    />
  );
}
