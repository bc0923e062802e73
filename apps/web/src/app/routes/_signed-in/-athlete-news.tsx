import { FromCoachCard } from '../../../features/plan-changes/from-coach-card.tsx';
import { useIsDeciding } from '../../../features/proposals/api.ts';
import { AthleteProposals } from '../../../features/proposals/athlete-proposals.tsx';

interface AthleteNewsProps {
  athleteId: string;
  hasProposal: boolean;
}

/** What the coach changed, and the proposal of the week. */
export function AthleteNews({ athleteId, hasProposal }: AthleteNewsProps) {
  const isDeciding = useIsDeciding();
  return (
    <>
      <FromCoachCard isHeld={isDeciding} />
      {hasProposal && <AthleteProposals athleteId={athleteId} />}
    </>
  );
}
