import { useRef, useState } from 'react';

interface SingleFlight {
  busy: boolean;
  /** Starts the task unless one is under way: a second tap does nothing. */
  run: (task: () => Promise<void>) => Promise<void>;
}

/** One task at a time, such as sending a form. The task deals with its own failures. */
export function useSingleFlight(): SingleFlight {
  // The state alone would let two taps through that come before it is drawn.
  const flying = useRef(false);
  const [busy, setBusy] = useState(false);

  async function run(task: () => Promise<void>): Promise<void> {
    if (flying.current) return;
    flying.current = true;
    setBusy(true);
    try {
      await task();
    } finally {
      flying.current = false;
      setBusy(false);
    }
  }
  return { busy, run };
}
