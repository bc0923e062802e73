import { useEffect, useRef } from 'react';
import { announce } from './announce.ts';

/** After so long without a key what is typed is done: before, a screen reader speaks the keys. */
const PAUSE_MS = 1000;

/** Says to a screen reader what typing has come to, once it pauses. Not what is there from the start. */
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
