import { useRef, useState } from 'react';

interface SingleFlight {
  busy: boolean;
  /** Runs the task unless one is running, so that a second tap does nothing. */
  run: (task: () => Promise<void>) => Promise<void>;
}

/** Runs one task at a time, such as sending a form. The task handles its own failures. */
export function useSingleFlight(): SingleFlight {
  // A ref, because two taps before the next render would both see the old state.
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
