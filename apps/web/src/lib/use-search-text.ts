import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';

/** Long enough that a word is one search, short enough to feel immediate. */
const PAUSE_MS = 250;

/**
 * The text of a search stored in the URL. The field shows typed text immediately; the URL is
 * updated when typing pauses, unless the user is navigating to another page.
 * @param value the text in the URL
 * @param onSearch writes it to the URL
 */
export function useSearchText(
  value: string,
  onSearch: (text: string) => void,
): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(value);
  /** The last text read from and written to the URL, which may lag behind the typed text. */
  const [seen, setSeen] = useState(value);
  const [told, setTold] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (value !== told) {
      setTold(value);
      setText(value);
    }
  }
  const latestOnSearch = useRef(onSearch);
  latestOnSearch.current = onSearch;
  const router = useRouter();
  useEffect(() => {
    if (text === told) return undefined;
    const { pathname } = router.latestLocation;
    const pause = setTimeout(() => {
      if (router.latestLocation.pathname !== pathname) return;
      setTold(text);
      latestOnSearch.current(text);
    }, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [text, told, router]);
  return [text, setText];
}
