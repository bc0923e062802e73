import { useState } from 'react';
import { userMessageOf } from './api-error.ts';
import type { FailedFor, ForEach, Named } from './for-each-athlete.ts';
import { useSingleFlight } from './use-single-flight.ts';

const UNREACHABLE = 'We couldn’t reach the server. Try again.';

interface Words {
  /** What was done so far, such as `paused`. */
  done: string;
  /** Said of those it failed for, such as `Not paused`. */
  notDone: string;
  /** Explains an error where the server's message doesn't fit. */
  explain?: (error: unknown) => string | undefined;
}

/** Changes one or many athletes from a dialog. After a failure, another attempt changes only those who are left. */
export function useForSelected(athletes: readonly Named[], words: Words) {
  const { done, notDone, explain } = words;
  const [left, setLeft] = useState(athletes);
  const [count, setCount] = useState(0);
  const [failure, setFailure] = useState<string>();
  const { busy, run } = useSingleFlight();
  const [only] = athletes;
  const isOne = athletes.length === 1;

  /** @param change resolves to those who couldn't be changed */
  async function send(change: (all: ForEach) => Promise<FailedFor[]>, onDone: () => void) {
    setFailure(undefined);
    setCount(0);
    const failed = await change({ athletes: left, onProgress: setCount });
    const [first] = failed;
    if (!first) return onDone();
    setLeft(failed.map(({ athlete }) => athlete));
    const reason = explain?.(first.error) ?? userMessageOf(first.error, UNREACHABLE);
    const names = failed.map(({ athlete }) => athlete.name).join(', ');
    setFailure(isOne ? reason : `${notDone}: ${names}. ${reason}`);
  }

  return {
    /** The athlete's name, or how many they are. */
    who: isOne && only ? only.name : `${athletes.length} athletes`,
    busy,
    /** How many are done while it runs. */
    progress: busy && left.length > 1 ? `${count} of ${left.length} ${done}` : undefined,
    failure,
    setFailure,
    change: (...call: Parameters<typeof send>) => void run(() => send(...call)),
  };
}
