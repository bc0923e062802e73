import type { CardioPlanReply } from '@posedown/contract';
import { formatInstant } from '../../lib/days.ts';
import { Caution } from '../../ui/parts/caution.tsx';
import { LinkButton } from '../../ui/parts/link-button.tsx';
import classes from './cardio-session.module.css';
import { NoIntervals } from './no-intervals.tsx';
import { planWords } from './session-ways.ts';

interface PlanNoticeProps {
  plan: CardioPlanReply;
  screen: 'HIIT' | 'LISS';
  /** Of the session on the screen. */
  state?: 'not-started' | 'running' | 'paused' | 'over' | 'missed';
  startedAtMs?: number | null;
}

/**
 * What to know above the clock: that intervals are barred, that a session ended while nobody was here, and on a day
 * whose plan is something else the way to the right session.
 */
export function PlanNotice({ plan, screen, state = 'not-started', startedAtMs }: PlanNoticeProps) {
  const words = state === 'not-started' && planWords(plan, screen);
  return (
    <>
      {screen === 'HIIT' && plan.intervalBar && <NoIntervals why={plan.intervalBar} />}
      {state === 'missed' && startedAtMs && (
        <Caution>
          Your session of {formatInstant(new Date(startedAtMs).toISOString())} ran to its end while
          you were elsewhere. Save it if you did all of it: it counts as done in full. Else discard
          it.
        </Caution>
      )}
      {words && <DayNotice {...words} />}
    </>
  );
}

function DayNotice({ text, way }: NonNullable<ReturnType<typeof planWords>>) {
  return (
    <div className={classes.notice}>
      <p>{text}</p>
      {way && (
        <LinkButton to={way.to} size="md" variant="default">
          {way.label}
        </LinkButton>
      )}
    </div>
  );
}
