import type { PlanProposal, Units } from '@posedown/contract';
import { useSignedInUser } from '../../lib/auth-context.ts';
import { formatDay } from '../../lib/days.ts';
import { useProfile } from '../../lib/profile.ts';
import { headingText, outcomeText } from '../../lib/proposal-text.ts';
import { useFrozen } from '../../lib/use-frozen.ts';
import { QueryFallback } from '../../ui/parts/query-fallback.tsx';
import { Skeleton } from '../../ui/parts/skeleton.tsx';
import { Text } from '../../ui/parts/text.tsx';
import { useIsDeciding, useProposals } from './api.ts';
import { ProposalCard } from './proposal-card.tsx';
import classes from './proposals.module.css';

/** This week's proposal for an athlete and earlier ones. Renders nothing before the first. */
export function AthleteProposals({ athleteId }: { athleteId: string }) {
  const profile = useProfile(athleteId);
  const query = useProposals(athleteId);
  // Updates together with everything that depends on the decision.
  const data = useFrozen(query.data, useIsDeciding());
  if (!profile.data || !data) {
    return (
      <QueryFallback query={profile.data ? query : profile} what="the weekly proposal">
        <Skeleton height="18rem" holdsBelow />
      </QueryFallback>
    );
  }
  return <Proposals proposals={data.proposals} units={profile.data.units} />;
}

/** The proposals below the athlete's own plan. Renders nothing while loading or offline. */
export function OwnProposals() {
  const { id } = useSignedInUser();
  const units = useProfile(id).data?.units;
  const proposals = useProposals(id).data?.proposals;
  return units && proposals ? <Proposals proposals={proposals} units={units} /> : null;
}

interface ProposalsProps {
  proposals: readonly PlanProposal[];
  units: Units;
}

function Proposals({ proposals, units }: ProposalsProps) {
  const [latest, ...earlier] = proposals;
  if (!latest) return null;
  return (
    <div className={classes.proposals}>
      <ProposalCard key={latest.id} proposal={latest} units={units} />
      {earlier.length > 0 && (
        <details className={classes.earlier}>
          <summary>Earlier proposals</summary>
          <ul>
            {earlier.map((proposal) => (
              <li key={proposal.id}>
                <time dateTime={proposal.weekOf}>{formatDay(proposal.weekOf)}</time>
                <span>{headingText(proposal)}</span>
                <Text as="span" size="md" muted>
                  {outcomeText(proposal) ?? proposal.reasons[0]}
                </Text>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
