import { createFileRoute } from '@tanstack/react-router';
import { PrepScreen } from '../../../../features/competitions/prep-screen.tsx';
import { useSignedInUser } from '../../../../lib/auth-context.ts';

/** An athlete's own prep: of the show in the address, else of the next one. */
export const Route = createFileRoute('/_athlete/competition/prep')({
  staticData: { title: 'Competition Prep' },
  validateSearch: ({ competitionId }: Record<string, unknown>): { competitionId?: string } =>
    typeof competitionId === 'string' ? { competitionId } : {},
  component: OwnPrep,
});

function OwnPrep() {
  const { id } = useSignedInUser();
  const { competitionId } = Route.useSearch();
  return (
    <PrepScreen key={competitionId} userId={id} competitionId={competitionId} isCoach={false} />
  );
}
