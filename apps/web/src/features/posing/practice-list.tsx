import type { PoseSession } from '@posedown/contract';
import type { ReactNode } from 'react';
import { MoreButton } from '../../ui/parts/more-button.tsx';
import { Portions } from '../../ui/parts/portions.tsx';
import { useOlderPoseSessions } from './api.ts';
import history from './history.module.css';
import { PRACTICE_PORTIONS } from './session-facts.tsx';

interface PracticeListProps {
  userId: string;
  /** The latest sessions and the cursor of older ones. */
  practice: { sessions: readonly PoseSession[]; nextCursor: string | null };
  /** Renders a session as an `li` with a key. */
  children: (session: PoseSession) => ReactNode;
}

/** An athlete's sessions, shown in portions. */
export function PracticeList({ userId, practice, children }: PracticeListProps) {
  const { sessions, nextCursor } = practice;
  const older = nextCursor && (
    <OlderSessions userId={userId} cursor={nextCursor}>
      {children}
    </OlderSessions>
  );
  return (
    <Portions items={sessions} {...PRACTICE_PORTIONS} className={history.sessions} rest={older}>
      {children}
    </Portions>
  );
}

interface OlderSessionsProps {
  userId: string;
  cursor: string;
  /** Renders a session as an `li` with a key. */
  children: (session: PoseSession) => ReactNode;
}

/** Older sessions, as far as loaded. */
function OlderSessions({ userId, cursor, children }: OlderSessionsProps) {
  const { sessions, list } = useOlderPoseSessions(userId, cursor);
  return (
    <>
      {sessions.length > 0 && <ul className={history.sessions}>{sessions.map(children)}</ul>}
      <MoreButton list={list}>Show older sessions</MoreButton>
    </>
  );
}
