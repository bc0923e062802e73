import { isCalendarDay, UNITS } from '@posedown/coaching';
import type { Units } from '@posedown/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { formatWeekday } from '../../lib/days.ts';
import { createOutbox, type Outbox } from '../../lib/outbox.ts';
import { useRegularFlush } from '../../lib/use-regular-flush.ts';
import { waitingCheckInsKey } from '../../lib/waiting-check-ins.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { keepCheckIn, refreshCheckIns, type SentCheckIn, sendCheckIn } from './api.ts';
import { saveCheckInDraft } from './check-in-draft.ts';
import { formOf, saidIn } from './check-in-form.ts';

/** A check-in that found no server, and the units in which it was typed. */
export interface WaitingCheckIn {
  units: Units;
  body: SentCheckIn;
}

type CheckInOutbox = Outbox<WaitingCheckIn>;

function isWaiting(value: unknown): value is WaitingCheckIn {
  const { units, body } = (value ?? {}) as Partial<WaitingCheckIn>;
  return (
    UNITS.some((known) => known === units) &&
    typeof body === 'object' &&
    isCalendarDay(body.date) &&
    typeof body.requestKey === 'string'
  );
}

/** The keys of those that were sent after all. */
const sent = new Set<string | undefined>();

const outboxes = new Map<string, CheckInOutbox>();

/** What one athlete said on this device and the server does not have: one check-in a day at most. */
function outboxOf(userId: string, client: QueryClient): CheckInOutbox {
  const known = outboxes.get(userId);
  if (known) return known;
  const key = waitingCheckInsKey(userId);
  const outbox = createOutbox<WaitingCheckIn>({
    key,
    store: localStorage,
    isItem: isWaiting,
    send: async ({ body }) => {
      keepCheckIn(client, await sendCheckIn(body));
      sent.add(body.requestKey);
      refreshCheckIns(client, userId);
      const message = `Your check-in for ${formatWeekday(body.date)} is stored.`;
      void showToast({ title: 'Checked In', message });
    },
    onRefused: ({ units, body }, { userMessage }) => {
      // Nothing that was written is lost: it stands in the form again.
      const form = formOf(saidIn(body), units);
      saveCheckInDraft(userId, body.date, { units, version: body.version ?? 0, form });
      refreshCheckIns(client, userId);
      void showToast({
        title: 'Check-in not saved',
        message: `${userMessage ?? 'The server refused it.'} It stands in the form of ${formatWeekday(body.date)}.`,
        variant: 'destructive',
        seconds: 5,
      });
    },
  });
  window.addEventListener('storage', (event) => event.key === key && outbox.reload());
  outboxes.set(userId, outbox);
  return outbox;
}

/** The check-ins that wait on this device, and what keeps one of a day or lets go of it. */
export function useWaitingCheckIns(userId: string) {
  const outbox = outboxOf(userId, useQueryClient());
  const waiting = useSyncExternalStore(outbox.subscribe, outbox.items, outbox.items);
  const drop = (date: string) => outbox.drop(({ body }) => body.date === date);
  return {
    waiting,
    drop,
    keep: (item: WaitingCheckIn) => {
      drop(item.body.date);
      outbox.add(item);
    },
  };
}

/** Whether one that waits no more has reached the server, where it was not refused. */
export const wasSent = (requestKey: string | undefined): boolean => sent.has(requestKey);

/** Sends what waits, wherever the athlete is. Draws nothing. */
export function SendWaitingCheckIns({ userId }: { userId: string }) {
  useRegularFlush(outboxOf(userId, useQueryClient()));
  return null;
}
