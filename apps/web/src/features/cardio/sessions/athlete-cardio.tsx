import { Card } from '../../../ui/parts/card.tsx';
import { Missing } from '../../../ui/parts/missing.tsx';
import { SectionHeader } from '../../../ui/parts/section-header.tsx';
import { Skeleton, SkeletonArea } from '../../../ui/parts/skeleton.tsx';
import { useCardioSessions } from '../api.ts';
import { SessionList } from './session-list.tsx';
import classes from './sessions.module.css';

/** The cardio an athlete did in the last twelve weeks, for their coach. */
export function AthleteCardio({ athleteId }: { athleteId: string }) {
  const sessions = useCardioSessions(athleteId);
  return (
    <div className={classes.below}>
      {sessions.data ? (
        <Done sessions={sessions.data} />
      ) : (
        <Missing query={sessions} what="The cardio sessions">
          <SkeletonArea label="Loading the cardio sessions">
            <Skeleton height="24rem" />
          </SkeletonArea>
        </Missing>
      )}
    </div>
  );
}

function Done({ sessions }: Pick<Parameters<typeof SessionList>[0], 'sessions'>) {
  if (sessions.length > 0) return <SessionList title="Cardio" sessions={sessions} />;
  return (
    <Card as="section" labelledBy="cardio-sessions" className={classes.card}>
      <SectionHeader
        id="cardio-sessions"
        title="Cardio"
        intro="No cardio session in the last twelve weeks."
      />
    </Card>
  );
}
