import type { MutateOptions } from '@tanstack/react-query';
import { useSingleFlight } from './use-single-flight.ts';

interface Write<Data, Failure, Input, Context> {
  mutateAsync: (input: Input, then?: MutateOptions<Data, Failure, Input, Context>) => Promise<Data>;
}

/** Sends a write as its `mutate` does, one at a time. What it failed by stands in the write's own `error`. */
export function useSingleSend<Data, Failure, Input, Context>(
  write: Write<Data, Failure, Input, Context>,
) {
  const { busy, run } = useSingleFlight();
  function send(input: Input, then?: MutateOptions<Data, Failure, Input, Context>): void {
    void run(() => write.mutateAsync(input, then).then(nothing, nothing));
  }
  return { busy, send };
}

const nothing = () => undefined;
