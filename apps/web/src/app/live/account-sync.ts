import { useEffect, useRef } from 'react';

const CHANNEL = 'posedown.account';

/**
 * Tells the browser's other tabs, which share one session, who is logged in, also after a logout.
 * If they report another user, this tab looks up the session again.
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
  // A new page doesn't know its user yet, and has nothing to report.
  if (userId) channel.postMessage(userId);
  return () => {
    if (userId) channel.postMessage(null);
    channel.close();
  };
}
