import type { CardioPlanReply } from '@posedown/contract';
import { Link } from '@tanstack/react-router';
import { formatInstant } from '../../lib/days.ts';
import { Caution } from '../../ui/parts/caution.tsx';
import { LinkButton } from '../../ui/parts/link-button.tsx';
import classes from './cardio-session.module.css';
import { planText } from './session-links.ts';

interface PlanNoticeProps {
  plan: CardioPlanReply;
  screen: 'HIIT' | 'LISS';
  /** The state of the session on the screen. */
  state?: 'not-started' | 'running' | 'paused' | 'over' | 'missed';
  startedAtMs?: number | null;
}

/** Notices above the clock: barred intervals, a session that ended unwatched, or a link to today's planned session. */
export function PlanNotice({ plan, screen, state = 'not-started', startedAtMs }: PlanNoticeProps) {
  const words = state === 'not-started' && planText(plan, screen);
  return (
    <>
      {screen === 'HIIT' && plan.intervalBar && <NoIntervals why={plan.intervalBar} />}
      {state === 'missed' && startedAtMs && (
        <Caution>
          Your session of {formatInstant(new Date(startedAtMs).toISOString())} ended while you were
          away. Save it if you did all of it. Otherwise discard it.
        </Caution>
      )}
      {words && <DayNotice {...words} />}
    </>
  );
}

function DayNotice({ text, link }: NonNullable<ReturnType<typeof planText>>) {
  return (
    <div className={classes.notice}>
      <p>{text}</p>
      {link && (
        <LinkButton to={link.to} size="md" variant="default">
          {link.label}
        </LinkButton>
      )}
    </div>
  );
}

/** Explains why intervals are barred and links to steady cardio. */
export function NoIntervals({ why }: { why: string }) {
  return (
    <Caution>
      {why} Do <Link to="/cardio/liss">steady cardio</Link> instead.
    </Caution>
  );
}
