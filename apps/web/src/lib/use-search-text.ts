import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';

/** Long enough that a word is one search, short enough to feel immediate. */
const PAUSE_MS = 250;

/**
 * The text of a search that the address keeps. What is typed stands in the field at once, whatever else is
 * drawn; the address hears of it once the person pauses, unless they are on their way to another page by then.
 * @param value what the address says
 * @param onSearch puts it there
 */
export function useSearchText(
  value: string,
  onSearch: (text: string) => void,
): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(value);
  /** What the address said last, and what it was told: it follows late, when more has been typed. */
  const [seen, setSeen] = useState(value);
  const [told, setTold] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (value !== told) {
      setTold(value);
      setText(value);
    }
  }
  const tell = useRef(onSearch);
  tell.current = onSearch;
  const router = useRouter();
  useEffect(() => {
    if (text === told) return undefined;
    const { pathname } = router.latestLocation;
    const pause = setTimeout(() => {
      if (router.latestLocation.pathname !== pathname) return;
      setTold(text);
      tell.current(text);
    }, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [text, told, router]);
  return [text, setText];
}
