import type { PoseSession } from '@posedown/contract';
import type { ReactNode } from 'react';
import { MoreButton } from '../../ui/parts/more-button.tsx';
import { useOlderPoseSessions } from './api.ts';
import history from './history.module.css';

interface OlderSessionsProps {
  userId: string;
  /** Where the newest end. */
  cursor: string;
  /** Draws one, as an `li` with a key. */
  children: (session: PoseSession) => ReactNode;
}

/** What an athlete practised before their newest sessions, as far as it was asked for. */
export function OlderSessions({ userId, cursor, children }: OlderSessionsProps) {
  const { sessions, list } = useOlderPoseSessions(userId, cursor);
  return (
    <>
      {sessions.length > 0 && <ul className={history.sessions}>{sessions.map(children)}</ul>}
      <MoreButton list={list}>Show older sessions</MoreButton>
    </>
  );
}
