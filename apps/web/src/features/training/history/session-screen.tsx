import type { ReplyOf, trainingEndpoints } from '@posedown/contract';
import { useAuth } from '../../../lib/auth-context.ts';
import { formatLongDay, withYear } from '../../../lib/days.ts';
import { Card } from '../../../ui/parts/card.tsx';
import { EmptyState } from '../../../ui/parts/empty-state.tsx';
import { ErrorState } from '../../../ui/parts/error-state.tsx';
import { LinkButton } from '../../../ui/parts/link-button.tsx';
import { PageShell } from '../../../ui/parts/page-shell.tsx';
import { usePageTitle } from '../../../ui/parts/page-title.ts';
import { SectionHeader } from '../../../ui/parts/section-header.tsx';
import { Skeleton, SkeletonArea } from '../../../ui/parts/skeleton.tsx';
import { useSession } from '../api.ts';
import { AthleteBackLink } from './athlete-back-link.tsx';
import { CoachFeedbackForm, CoachText } from './coach-feedback-form.tsx';
import { DoneExercise } from './done-exercise.tsx';
import { FeltCard } from './felt-card.tsx';

type Session = ReplyOf<typeof trainingEndpoints.workoutSession>;

interface SessionScreenProps {
  athleteId: string;
  sessionId: string;
}

/** One session, set by set: corrected by its athlete, commented on by their coach. */
export function SessionScreen({ athleteId, sessionId }: SessionScreenProps) {
  const { isClient } = useAuth();
  const { data, isError, error, refetch } = useSession({ userId: athleteId, sessionId });
  usePageTitle(data?.name);
  const back = (
    <LinkButton
      to="/training/history"
      search={isClient ? {} : { athlete: athleteId }}
      variant="default"
      size="md"
    >
      All sessions
    </LinkButton>
  );
  if (data) {
    const minutes = data.duration !== null && `, ${data.duration} min`;
    return (
      <PageShell
        title={data.name}
        intro={
          <>
            {withYear(formatLongDay, data.date)}
            {minutes}
            {!isClient && (
              <>
                {' · '}
                <AthleteBackLink id={athleteId} />
              </>
            )}
          </>
        }
        actions={back}
        width="narrow"
      >
        <Content session={data} />
      </PageShell>
    );
  }
  const isNotFound = isError && (error.status === 404 || error.status === 400);
  // While loading, the link is left out: the final title would move it.
  return (
    <PageShell title="Session" actions={isError && back} width="narrow">
      {isNotFound ? (
        <EmptyState title="Workout not found">Choose one from the list.</EmptyState>
      ) : isError ? (
        <ErrorState title="We couldn’t load the session." onRetry={() => void refetch()} />
      ) : (
        <SkeletonArea label="Loading the session">
          <Skeleton height="12rem" />
          <Skeleton height="12rem" />
          <Skeleton height="12rem" />
        </SkeletonArea>
      )}
    </PageShell>
  );
}

function Content({ session }: { session: Session }) {
  const { isCoach } = useAuth();
  return (
    <>
      {session.completed ? (
        <FeltCard session={session} mayEdit={!isCoach} />
      ) : (
        // Saving how it felt would finish the session, with sets still open.
        !isCoach && <ContinueLink />
      )}
      {!isCoach && session.coachFeedback && (
        <Card as="section" labelledBy="feedback" gap="md">
          <SectionHeader id="feedback" title="From your coach" />
          <CoachText of={session} />
        </Card>
      )}
      {session.exerciseData.map((exercise) => (
        <DoneExercise
          key={exercise.key}
          exercise={exercise}
          session={session}
          units={session.units}
          mayEdit={!isCoach}
        />
      ))}
      {/* Coaches read the session before they comment on it. */}
      {isCoach && <CoachFeedbackForm session={session} />}
    </>
  );
}

const ContinueLink = () => (
  <div>
    <LinkButton to="/workout-session" size="md">
      Continue
    </LinkButton>
  </div>
);
