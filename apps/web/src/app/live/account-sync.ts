import { useEffect, useRef } from 'react';

const CHANNEL = 'posedown.account';

/**
 * Keeps all tabs of the browser on the same user, because they share one session. Announces logins
 * and logouts to the other tabs; if another tab reports a different user, this one refetches the
 * session.
 */
export function useAccountSync(userId: string | undefined, refetchSession: () => void): void {
  const look = useRef(refetchSession);
  look.current = refetchSession;
  useEffect(() => announceToTabs(userId, () => look.current()), [userId]);
}

/** @returns a function that reports the logout and stops listening */
export function announceToTabs(userId: string | undefined, onOther: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => {
    if (data !== userId) onOther();
  };
  // A new page doesn't know its user yet, so it reports nothing.
  if (userId) channel.postMessage(userId);
  return () => {
    if (userId) channel.postMessage(null);
    channel.close();
  };
}
