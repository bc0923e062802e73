import { createFileRoute } from '@tanstack/react-router';
import { PeakWeekScreen } from '../../../features/peak-week/peak-week-screen.tsx';
import { useSignedInUser } from '../../../lib/auth-context.ts';

export const Route = createFileRoute('/_athlete/peak-week')({
  staticData: { title: 'Peak Week' },
  component: OwnPeakWeek,
});

function OwnPeakWeek() {
  return <PeakWeekScreen userId={useSignedInUser().id} isCoach={false} />;
}
