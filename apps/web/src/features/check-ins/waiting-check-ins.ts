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

/** An unsent check-in and the units it was typed in. */
export interface WaitingCheckIn {
  units: Units;
  body: SentCheckIn;
}

function isWaiting(value: unknown): value is WaitingCheckIn {
  const { units, body } = (value ?? {}) as Partial<WaitingCheckIn>;
  return (
    UNITS.some((unit) => unit === units) &&
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

/** Whether a saved check-in shows the same answers as an unsent one. */
export function isSameCheckIn(checkIn: CheckIn, item: WaitingCheckIn): boolean {
  const stored = formOf(checkIn, item.units);
  return JSON.stringify(stored) === JSON.stringify(draftOf(item).form);
}

/** The versions of check-ins sent later, by request key. */
const sentVersions = new Map<string | undefined, number>();

/** An athlete's unsent check-ins on this device, at most one per day. */
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
    // The input goes back into the form.
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

/** Sends waiting check-ins on every screen. Renders nothing. */
export function SendWaitingCheckIns({ userId }: { userId: string }) {
  useRegularFlush(outboxOf, userId);
  useUnsavedOutboxWarning(outboxOf, userId);
  return null;
}

/** The unsent check-ins on this device, and how to store one. */
export function useWaitingCheckIns(userId: string) {
  const { outbox, waiting } = useOutboxOf(outboxOf, userId);
  const drop = (date: string) => outbox.drop(({ body }) => body.date === date);
  return {
    waiting,
    settled: outbox.settled,
    /** Stores the check-in while it is being sent, replacing an unsent one of the same day. */
    whileSent: <Reply>(item: WaitingCheckIn, task: () => Promise<Reply>) =>
      outbox.during(item, () => {
        const { date, requestKey } = item.body;
        outbox.drop(({ body }) => body.date === date && body.requestKey !== requestKey);
        return task();
      }),
    isStored: outbox.isStored(),
    /** @returns whether it was stored; if not, it is saved as a draft, which survives a reload */
    store: (item: WaitingCheckIn): boolean => {
      const { date } = item.body;
      drop(date);
      const isStored = outbox.add(item);
      if (isStored) dropCheckInDraft(userId, date);
      else saveCheckInDraft(userId, date, draftOf(item));
      return isStored;
    },
  };
}

/** The version of a check-in sent later; undefined if it was rejected. */
export const sentVersionOf = (requestKey: string | undefined): number | undefined =>
  sentVersions.get(requestKey);
