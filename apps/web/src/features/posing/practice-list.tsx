import type { PoseSession } from '@posedown/contract';
import type { ReactNode } from 'react';
import { Portions } from '../../ui/parts/portions.tsx';
import history from './history.module.css';
import { OlderSessions } from './older-sessions.tsx';
import { PRACTICE_PORTIONS } from './session-facts.tsx';

interface PracticeListProps {
  userId: string;
  /** The newest sessions, and where they end. */
  practice: { sessions: readonly PoseSession[]; nextCursor: string | null };
  /** Draws one, as an `li` with a key. */
  children: (session: PoseSession) => ReactNode;
}

/** All that an athlete practised, in portions. */
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
