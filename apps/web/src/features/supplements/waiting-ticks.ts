import { isCalendarDay } from '@posedown/coaching';
import type { SupplementLog } from '@posedown/contract';
import { useState } from 'react';
import { outboxPerPerson, useOutboxOf, useRegularFlush } from '../../lib/outbox-per-person.ts';
import { useUnsavedOutboxWarning } from '../../lib/unsaved-outbox.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { refreshSupplements, sendTick } from './api.ts';
import { type SupplementTicked, withTick } from './with-tick.ts';

function isTicked(value: unknown): value is SupplementTicked {
  const { supplementId, date, taken } = (value ?? {}) as Partial<SupplementTicked>;
  return (
    typeof supplementId === 'string' &&
    typeof date === 'string' &&
    isCalendarDay(date) &&
    typeof taken === 'boolean'
  );
}

/** Ticks on this device that the server doesn't have yet, for gyms without a network. */
const outboxOf = outboxPerPerson<SupplementTicked>((userId, client) => ({
  key: `posedown.supplements.${userId}`,
  isItem: isTicked,
  send: (ticked) => sendTick(client, userId, ticked),
  onRefused: (_ticked, { userMessage }) => {
    void refreshSupplements(client, userId);
    void showToast({
      title: 'Not saved',
      message: userMessage ?? 'The server couldn’t save the last change.',
      variant: 'destructive',
      seconds: 5,
    });
    return undefined;
  },
}));

/** Sends queued ticks. Renders nothing. */
export function SendWaitingTicks({ userId }: { userId: string }) {
  useRegularFlush(outboxOf, userId);
  useUnsavedOutboxWarning(outboxOf, userId);
  return null;
}

/** The number of ticks waiting on this device. */
export const useWaitingTickCount = (userId: string): number =>
  useOutboxOf(outboxOf, userId).waiting.length;

/** Ticks supplements: shown immediately and sent as soon as possible. */
export function useTicks(userId: string) {
  const { outbox, waiting } = useOutboxOf(outboxOf, userId);
  /** Set once a tick could not be sent immediately. */
  const [isLate, setLate] = useState(waiting.length > 0);
  return {
    isLate: isLate && waiting.length > 0,
    isStored: outbox.isStored(),
    /** The log with all waiting ticks applied. */
    shown: (log: SupplementLog): SupplementLog => waiting.reduce(withTick, log),
    tick: (ticked: SupplementTicked) => {
      const { supplementId, date } = ticked;
      // Only the last tick per supplement and day needs to be sent.
      outbox.drop((one) => one.supplementId === supplementId && one.date === date);
      outbox.add(ticked);
      void outbox.flush().then(() => setLate(outbox.items().length > 0));
    },
  };
}
