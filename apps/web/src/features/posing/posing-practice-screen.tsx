import { useAuth, useSignedInUser } from '../../lib/auth-context.ts';
import { DASHBOARD_PATH } from '../../lib/paths.ts';
import { MuteButton } from '../../ui/cues/mute-button.tsx';
import { useUnlockedSound } from '../../ui/cues/use-unlocked-sound.ts';
import { LinkButton } from '../../ui/parts/link-button.tsx';
import { PageShell } from '../../ui/parts/page-shell.tsx';
import { useScrollToTop } from '../../ui/use-scroll-to-top.ts';
import { ActivePractice } from './active-practice.tsx';
import classes from './posing.module.css';
import { PracticeHistory } from './practice-history.tsx';
import { PracticeSummary } from './practice-summary.tsx';
import { RosterPractice } from './roster-practice.tsx';
import { RoutinePicker } from './routine-picker.tsx';
import { usePractice } from './use-practice.ts';

/** Timed posing practice. Coaches can practice too, without saving. */
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
      {/* Stays mounted when its content changes, so that the focus isn't lost. */}
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
  useScrollToTop(run.practice ? (run.state === 'over' ? 'summary' : 'practice') : 'routines');
  if (!run.practice) {
    return (
      <div className={classes.column}>
        {/* Coaches come mainly to write notes. */}
        {isCoach && <RosterPractice />}
        <RoutinePicker userId={user.id} isCoach={isCoach} onStart={run.start} />
        {!isCoach && <PracticeHistory userId={user.id} />}
      </div>
    );
  }
  if (run.state === 'over') {
    return (
      <PracticeSummary
        userId={user.id}
        isSaved={!isCoach}
        practice={run.practice}
        onLeave={run.leave}
      />
    );
  }
  return <ActivePractice run={run} practice={run.practice} />;
}
