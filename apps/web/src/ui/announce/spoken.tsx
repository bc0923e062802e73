import { useSpoken } from './use-spoken.ts';

/** `useSpoken` for a screen that fetches it late. Draws nothing. */
export function Spoken({ words }: { words: string | undefined }) {
  useSpoken(words);
  return null;
}
