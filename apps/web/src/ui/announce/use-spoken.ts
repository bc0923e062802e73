import { useEffect, useRef } from 'react';
import { announce } from './announce.ts';

/** Typing has paused: earlier, screen readers echo the keys. */
const PAUSE_MS = 1000;

/** Announces search results once typing pauses; not the initial ones. */
export function useSpoken(words: string | undefined): void {
  const said = useRef(words);
  useEffect(() => {
    if (words === undefined) said.current = undefined;
    if (words === undefined || words === said.current) return;
    const timer = setTimeout(() => {
      said.current = words;
      announce(words);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);
}
