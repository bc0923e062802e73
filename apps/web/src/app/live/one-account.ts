import { useEffect, useRef } from 'react';

const CHANNEL = 'posedown.account';

/**
 * Tells the other tabs of this browser who is signed in, for they share one session; what they tell
 * otherwise makes this one look the session up again. Who leaves tells them too.
 */
export function useOneAccount(userId: string | undefined, lookAgain: () => void): void {
  const look = useRef(lookAgain);
  look.current = lookAgain;
  useEffect(() => announceToTabs(userId, () => look.current()), [userId]);
}

/** @returns what tells that this person has left, and listens no more */
export function announceToTabs(userId: string | undefined, onOther: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => {
    if (data !== userId) onOther();
  };
  // A page that starts does not know yet, and has nothing to tell.
  if (userId) channel.postMessage(userId);
  return () => {
    if (userId) channel.postMessage(null);
    channel.close();
  };
}
