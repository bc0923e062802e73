import { Card } from '../../../ui/parts/card.tsx';
import { QueryFallback } from '../../../ui/parts/query-fallback.tsx';
import { SectionHeader } from '../../../ui/parts/section-header.tsx';
import { Skeleton, SkeletonArea } from '../../../ui/parts/skeleton.tsx';
import { useCardioPlan, useCardioSessions } from '../api.ts';
import { OlderSessions, SessionList } from './session-list.tsx';
import classes from './sessions.module.css';

/** An athlete's cardio sessions, for their coach. */
export function AthleteCardio({ athleteId }: { athleteId: string }) {
  const sessions = useCardioSessions(athleteId);
  const plan = useCardioPlan(athleteId);
  return (
    <div className={classes.below}>
      {sessions.data && plan.data ? (
        <Done userId={athleteId} sessions={sessions.data} units={plan.data.units} />
      ) : (
        <QueryFallback query={sessions.data ? plan : sessions} what="the cardio sessions">
          <SkeletonArea label="Loading the cardio sessions">
            <Skeleton height="24rem" />
          </SkeletonArea>
        </QueryFallback>
      )}
    </div>
  );
}

function Done(shown: Parameters<typeof OlderSessions>[0]) {
  if (shown.sessions.length > 0) return <SessionList title="Cardio" {...shown} />;
  return (
    <Card as="section" labelledBy="cardio-sessions" gap="md" className={classes.card}>
      <SectionHeader
        id="cardio-sessions"
        title="Cardio"
        intro="No cardio session in the last twelve weeks."
      />
      <OlderSessions {...shown} />
    </Card>
  );
}
