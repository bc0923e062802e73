import type { MutateOptions } from '@tanstack/react-query';
import { useSingleFlight } from './use-single-flight.ts';

interface Write<Data, Failure, Input, Context> {
  mutateAsync: (input: Input, then?: MutateOptions<Data, Failure, Input, Context>) => Promise<Data>;
}

/** Runs a mutation's `mutate`, one at a time. A failure is in the mutation's own `error`. */
export function useSingleSend<Data, Failure, Input, Context>(
  write: Write<Data, Failure, Input, Context>,
) {
  const { busy, run } = useSingleFlight();
  function send(input: Input, then?: MutateOptions<Data, Failure, Input, Context>): void {
    void run(() => write.mutateAsync(input, then).then(ignore, ignore));
  }
  return { busy, send };
}

const ignore = () => undefined;
