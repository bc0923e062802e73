import type { PoseSession } from '@posedown/contract';
import type { ReactNode } from 'react';
import { formatWeekday, withYear } from '../../lib/days.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import history from './history.module.css';
import classes from './posing.module.css';
import { missedPoses, ratingText, routineName, sessionSize } from './posing-text.ts';

export const PRACTICE_PORTIONS = { name: 'sessions', first: 5, more: 20 } as const;

interface SessionFactsProps {
  session: PoseSession;
  /** The athlete, in lists of several. */
  athlete?: ReactNode;
  /** False where the notes are edited. */
  withNotes?: boolean;
}

/** A session's date, routine, completion and ratings. */
export function SessionFacts({ session, athlete, withNotes = true }: SessionFactsProps) {
  const { date, routine, nextSessionFocus, coachNotes, videoUrls } = session;
  const ratings = ratingText(session);
  const missed = missedPoses(session);
  return (
    <Stack gap="2xs" className={history.facts}>
      <p className={history.sessionHead}>
        <span className={history.sessionTitle}>
          {athlete ?? (routine ? routineName(routine) : 'Posing')}
        </span>
        <time dateTime={date} className={classes.muted}>
          {withYear(formatWeekday, date)}
        </time>
      </p>
      <p>
        {athlete && routine && `${routineName(routine)}: `}
        {sessionSize(session)}
      </p>
      {missed.length > 0 && (
        <p className={classes.muted}>Left out or cut short: {missed.join(', ')}</p>
      )}
      {ratings.length > 0 && <p className={classes.muted}>{ratings.join(' · ')}</p>}
      {nextSessionFocus && <p>Next focus: {nextSessionFocus}</p>}
      {videoUrls.map((url, index) => (
        <p key={url}>
          <a href={url} target="_blank" rel="noopener noreferrer" className={history.video}>
            {videoUrls.length > 1 ? `Watch video ${index + 1}` : 'Watch the video'}
          </a>
        </p>
      ))}
      {withNotes && coachNotes && (
        <p className={history.note}>
          <strong>Coach:</strong> {coachNotes}
        </p>
      )}
    </Stack>
  );
}
