import { createFileRoute } from '@tanstack/react-router';
import { readPrepQuery } from '../../../features/competitions/prep-query.ts';
import { AwayNotice } from '../../../features/onboarding/away/away-notice.tsx';
import { PeakWeekScreen } from '../../../features/peak-week/peak-week-screen.tsx';
import { useSignedInUser } from '../../../lib/auth-context.ts';

export const Route = createFileRoute('/_athlete/peak-week')({
  staticData: { title: 'Peak Week', shell: 'normal' },
  validateSearch: readPrepQuery,
  component: OwnPeakWeek,
});

function OwnPeakWeek() {
  const { competitionId } = Route.useSearch();
  return (
    <PeakWeekScreen
      userId={useSignedInUser().id}
      competitionId={competitionId}
      isCoach={false}
      notice={<AwayNotice />}
    />
  );
}
