import { useState } from 'react';
import { useSignedInUser } from '../../../lib/auth-context.ts';
import { serverInstant } from '../../../lib/clock/server-time.ts';
import { useOutboxOf } from '../../../lib/outbox-per-person.ts';
import { newRequestKey } from '../../../lib/request-key.ts';
import { messagesOf } from '../use-outbox.ts';
import type { Outgoing } from './outgoing.ts';

interface Batch {
  id: string;
  size: number;
  /** Messages that were stopped before they were sent. */
  stopped: number;
}

export interface BatchProgress extends Batch {
  /** Waiting to be sent. */
  left: number;
  /** Rejected by the server. They stay in their threads. */
  rejected: number;
  sent: number;
}

/** Sends a message to many through the outbox: one by one, each exactly once, also after a reload. */
export function useBatch() {
  const { outbox, waiting } = useOutboxOf(messagesOf, useSignedInUser().id);
  const [batch, setBatch] = useState<Batch>();

  function send(outgoing: readonly Outgoing[]) {
    const id = newRequestKey();
    const at = serverInstant();
    setBatch({ id, size: outgoing.length, stopped: 0 });
    outbox.add(
      ...outgoing.map(({ athleteId, text }) => ({
        ...{ key: newRequestKey(), athleteId, content: text, at, batch: id },
      })),
    );
    void outbox.flush();
  }

  /** Removes what is still waiting. One message may be on its way. */
  function stop() {
    const isLeft = (line: { batch?: string; problem?: string }) =>
      line.batch === batch?.id && line.problem === undefined;
    const stopped = outbox.items().filter(isLeft).length;
    outbox.drop(isLeft);
    setBatch((before) => before && { ...before, stopped });
  }

  return { progress: batch && progressOf(batch, waiting), send, stop };
}

function progressOf(
  batch: Batch,
  waiting: readonly { batch?: string; problem?: string }[],
): BatchProgress {
  const lines = waiting.filter((line) => line.batch === batch.id);
  const rejected = lines.filter(({ problem }) => problem !== undefined).length;
  const left = lines.length - rejected;
  return { ...batch, left, rejected, sent: batch.size - batch.stopped - lines.length };
}
