import { createFileRoute } from '@tanstack/react-router';
import { readPrepQuery } from '../../../../features/competitions/prep-query.ts';
import { PrepScreen } from '../../../../features/competitions/prep-screen.tsx';
import { AwayNotice } from '../../../../features/onboarding/away/away-notice.tsx';
import { useSignedInUser } from '../../../../lib/auth-context.ts';

/** An athlete's own prep: for the show in the URL, else for the next one. */
export const Route = createFileRoute('/_athlete/competition/prep')({
  staticData: { title: 'Competition Prep', shell: 'normal' },
  validateSearch: readPrepQuery,
  component: OwnPrep,
});

function OwnPrep() {
  const { id } = useSignedInUser();
  const { competitionId } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <PrepScreen
      userId={id}
      competitionId={competitionId}
      onChoose={(next) =>
        void navigate({ search: { competitionId: next }, replace: true, resetScroll: false })
      }
      isCoach={false}
      notice={<AwayNotice />}
    />
  );
}
