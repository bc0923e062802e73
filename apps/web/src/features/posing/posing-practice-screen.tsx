import { Suspense } from 'react';
import { useAuth, useSignedInUser } from '../../lib/auth-context.ts';
import { DASHBOARD_PATH } from '../../lib/paths.ts';
import { MuteButton } from '../../ui/cues/mute-button.tsx';
import { useUnlockedSound } from '../../ui/cues/use-unlocked-sound.ts';
import { lazyPart } from '../../ui/parts/lazy-part.tsx';
import { LinkButton } from '../../ui/parts/link-button.tsx';
import { PageShell } from '../../ui/parts/page-shell.tsx';
import { Skeleton, SkeletonArea } from '../../ui/parts/skeleton.tsx';
import { useTopOf } from '../../ui/use-top-of.ts';
import { ActivePractice } from './active-practice.tsx';
import classes from './posing.module.css';
import { PracticeHistory } from './practice-history.tsx';
import { RosterPractice } from './roster-practice.tsx';
import { RoutinePicker } from './routine-picker.tsx';
import { usePractice } from './use-practice.ts';

// The routines come first; what was practised before may come a moment later.
const PracticeSummary = lazyPart(() =>
  import('./practice-summary.tsx').then(({ PracticeSummary }) => ({ default: PracticeSummary })),
);

/** Poses against the clock. A coach practises along, without a diary of their own. */
export function PosingPracticeScreen() {
  useUnlockedSound();
  return (
    <PageShell
      title="Posing Practice"
      intro="Every pose timed to the second, as on stage."
      actions={
        <>
          <MuteButton />
          <LinkButton to={DASHBOARD_PATH} variant="default" size="md">
            Back to dashboard
          </LinkButton>
        </>
      }
    >
      {/* It stays while what is in it changes, and takes the focus from what goes. */}
      <section aria-label="Practice">
        <Content />
      </section>
    </PageShell>
  );
}

function Content() {
  const { isCoach } = useAuth();
  const user = useSignedInUser();
  const run = usePractice(user.id);
  useTopOf(run.practice ? (run.state === 'over' ? 'summary' : 'practice') : 'routines');
  if (!run.practice) {
    return (
      <div className={classes.column}>
        {/* A coach is here to write to their athletes first. */}
        {isCoach && <RosterPractice />}
        <RoutinePicker userId={user.id} isCoach={isCoach} onStart={run.start} />
        {!isCoach && <PracticeHistory userId={user.id} />}
      </div>
    );
  }
  if (run.state === 'over') {
    return (
      <Suspense fallback={<Waiting />}>
        <PracticeSummary
          userId={user.id}
          isSaved={!isCoach}
          practice={run.practice}
          onLeave={run.leave}
        />
      </Suspense>
    );
  }
  return <ActivePractice run={run} practice={run.practice} />;
}

function Waiting() {
  return (
    <SkeletonArea label="Loading your session">
      <Skeleton height="30rem" />
    </SkeletonArea>
  );
}
