import { useEffect, useRef } from 'react';
import { announce } from '../../ui/announce/announce.ts';
import type { Message } from './message-limits.ts';
import { photosWords } from './photos-words.ts';

/**
 * Tells a screen reader of every line that comes while the thread is open, once: whose it is and what
 * it says, or of one's own that it is sent.
 * @param messages the newest first
 */
export function useAnnounceNew(messages: readonly Message[], ownId: string, name: string): void {
  const newest = messages[0]?.id;
  const known = useRef(newest);
  useEffect(() => {
    const before = messages.findIndex(({ id }) => id === known.current);
    known.current = newest;
    const fresh = messages.slice(0, before < 0 ? 1 : before);
    for (const { fromUserId, content, attachments } of fresh.reverse()) {
      const words = content || photosWords(attachments.length);
      announce(fromUserId === ownId ? 'Sent' : `${name}: ${words}`);
    }
  }, [newest, messages, ownId, name]);
}
