import { useEffect, useRef } from 'react';
import { announce } from './announce.ts';

/** Typing has paused. Earlier, screen readers echo the keys. */
const PAUSE_MS = 1000;

/** Announces search results once typing pauses; not the initial ones. */
export function useAnnounceResults(words: string | undefined): void {
  const lastAnnounced = useRef(words);
  useEffect(() => {
    if (words === undefined) lastAnnounced.current = undefined;
    if (words === undefined || words === lastAnnounced.current) return;
    const timer = setTimeout(() => {
      lastAnnounced.current = words;
      announce(words);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);
}
