import { useRef } from 'react';
import { newRequestKey } from '../../lib/request-key.ts';

/**
 * Keys for what is asked of the server: the same wish keeps its key until it is answered, so that a
 * second tap, or another try after an answer was lost, makes one thing.
 */
export function useWishKey() {
  const unanswered = useRef<{ wish: string; requestKey: string }>(undefined);
  return {
    keyOf(wish: string): string {
      const open = unanswered.current;
      const kept = open?.wish === wish ? open : { wish, requestKey: newRequestKey() };
      unanswered.current = kept;
      return kept.requestKey;
    },
    answered() {
      unanswered.current = undefined;
    },
  };
}
