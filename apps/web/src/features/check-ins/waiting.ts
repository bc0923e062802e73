import { isCalendarDay, UNITS } from '@posedown/coaching';
import type { CheckIn, Units } from '@posedown/contract';
import { formatWeekday } from '../../lib/days.ts';
import { outboxPerPerson, useOutboxOf, useRegularFlush } from '../../lib/outbox-per-person.ts';
import { refreshWeighIns } from '../../lib/refresh-weigh-ins.ts';
import { useUnsavedOutboxWarning } from '../../lib/unsaved-outbox.ts';
import { waitingCheckInsKey } from '../../lib/waiting-check-ins.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { cacheCheckIn, type SentCheckIn, sendCheckIn } from './api.ts';
import { dropCheckInDraft, dropSentDraft, saveCheckInDraft } from './check-in-draft.ts';
import { formOf } from './check-in-form.ts';

/** A check-in that found no server, and the units in which it was typed. */
export interface WaitingCheckIn {
  units: Units;
  body: SentCheckIn;
}

function isWaiting(value: unknown): value is WaitingCheckIn {
  const { units, body } = (value ?? {}) as Partial<WaitingCheckIn>;
  return (
    UNITS.some((known) => known === units) &&
    typeof body === 'object' &&
    isCalendarDay(body.date) &&
    typeof body.requestKey === 'string'
  );
}

const draftOf = ({ units, body }: WaitingCheckIn) => ({
  units,
  version: body.version ?? 0,
  form: formOf(body, units),
});

/** Whether a check-in says what waited, as whoever typed it reads it. */
export function isSaidIn(checkIn: CheckIn, item: WaitingCheckIn): boolean {
  const stored = formOf(checkIn, item.units);
  return JSON.stringify(stored) === JSON.stringify(draftOf(item).form);
}

/** The version that each of those got that were sent after all, by its key. */
const sentVersions = new Map<string | undefined, number>();

/** What one athlete said on this device and the server does not have: one check-in a day at most. */
const outboxOf = outboxPerPerson<WaitingCheckIn>((userId, client) => ({
  key: waitingCheckInsKey(userId),
  isItem: isWaiting,
  send: async (item) => {
    const { body } = item;
    const checkIn = await sendCheckIn(body);
    cacheCheckIn(client, checkIn);
    sentVersions.set(body.requestKey, checkIn.version);
    refreshWeighIns(client, userId);
    dropSentDraft(userId, body.date, draftOf(item));
    const message = `Your check-in for ${formatWeekday(body.date)} is saved.`;
    void showToast({ title: 'Checked In', message });
  },
  onRefused: (item, { userMessage }) => {
    const { body } = item;
    // Nothing that was written is lost: it stands in the form again.
    saveCheckInDraft(userId, body.date, draftOf(item));
    refreshWeighIns(client, userId);
    void showToast({
      title: 'Check-in not saved',
      message: `${userMessage ?? 'The server couldn’t accept it.'} It’s in the form for ${formatWeekday(body.date)}.`,
      variant: 'destructive',
      seconds: 5,
    });
    return undefined;
  },
}));

/** Sends what waits, wherever the athlete is. Draws nothing. */
export function SendWaitingCheckIns({ userId }: { userId: string }) {
  useRegularFlush(outboxOf, userId);
  useUnsavedOutboxWarning(outboxOf, userId);
  return null;
}

/** The check-ins that wait on this device, and what keeps one of a day or lets go of it. */
export function useWaitingCheckIns(userId: string) {
  const { outbox, waiting } = useOutboxOf(outboxOf, userId);
  const drop = (date: string) => outbox.drop(({ body }) => body.date === date);
  return {
    waiting,
    settled: outbox.settled,
    /** Has it on the device while it is being sent, in the place of what waited of that day. */
    whileSent: <Reply>(item: WaitingCheckIn, task: () => Promise<Reply>) =>
      outbox.during(item, () => {
        const { date, requestKey } = item.body;
        outbox.drop(({ body }) => body.date === date && body.requestKey !== requestKey);
        return task();
      }),
    isStored: outbox.isStored(),
    /** @returns whether the device could keep it; if not, its form stays a draft, which a reload leaves */
    keep: (item: WaitingCheckIn): boolean => {
      const { date } = item.body;
      drop(date);
      const isStored = outbox.add(item);
      if (isStored) dropCheckInDraft(userId, date);
      else saveCheckInDraft(userId, date, draftOf(item));
      return isStored;
    },
  };
}

/** The version of one that waits no more and has reached the server; undefined where it was refused. */
export const sentVersionOf = (requestKey: string | undefined): number | undefined =>
  sentVersions.get(requestKey);
