import { isCalendarDay } from '@posedown/coaching';
import type { PhotoRef, WeeklyCheckInInput } from '@posedown/contract';
import type { QueryClient } from '@tanstack/react-query';
import {
  outboxPerPerson,
  useOutboxOf,
  useRegularFlush,
} from '../../../../lib/outbox-per-person.ts';
import { refreshWeighIns } from '../../../../lib/refresh-weigh-ins.ts';
import { useUnsavedOutboxWarning } from '../../../../lib/unsaved-outbox.ts';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { waitingWeeklyKey } from '../is-weekly-waiting.ts';
import { cacheWeekly, refreshWeekly, sendWeekly } from './api.ts';
import { saveWeeklyDraft, type WeeklyDraft } from './weekly-draft.ts';

/** A weekly check-in that waits for the network. */
export interface WaitingWeekly {
  body: WeeklyCheckInInput;
  /** The uploaded photos among its answers. */
  photos: PhotoRef[];
}

function isWaiting(value: unknown): value is WaitingWeekly {
  const { body, photos } = (value ?? {}) as Partial<WaitingWeekly>;
  return (
    Array.isArray(photos) &&
    typeof body === 'object' &&
    isCalendarDay(body.dueOn) &&
    typeof body.answers === 'object' &&
    typeof body.requestKey === 'string'
  );
}

/** Its answers as a draft, to change them. */
export const draftOfWaiting = ({ body, photos }: WaitingWeekly): WeeklyDraft => ({
  ...{ dueOn: body.dueOn, version: body.version ?? 0, photos },
  answers: body.answers as WeeklyDraft['answers'],
});

const REFUSED = 'The server couldn’t accept it.';

async function sendWaiting(client: QueryClient, userId: string, { body }: WaitingWeekly) {
  cacheWeekly(client, userId, await sendWeekly(body));
  void refreshWeekly(client, userId);
  refreshWeighIns(client, userId);
  void showToast({ title: 'Weekly check-in sent', message: 'Your coach can read it now.' });
}

/** An athlete's unsent weekly check-ins on this device, at most one per due day. */
export const weeklyOutboxOf = outboxPerPerson<WaitingWeekly>((userId, client) => ({
  key: waitingWeeklyKey(userId),
  isItem: isWaiting,
  send: (item) => sendWaiting(client, userId, item),
  onRefused: (item, { userMessage = REFUSED }) => {
    // The answers go back into the form.
    saveWeeklyDraft(userId, { ...draftOfWaiting(item), reason: userMessage });
    void refreshWeekly(client, userId);
    void showToast({
      title: 'Weekly check-in not sent',
      message: `${userMessage} Your answers are on the check-in screen.`,
      variant: 'destructive',
      seconds: 5,
    });
    return undefined;
  },
}));

/** Sends waiting weekly check-ins on every screen. Renders nothing. */
export function SendWaitingWeekly({ userId }: { userId: string }) {
  useRegularFlush(weeklyOutboxOf, userId);
  useUnsavedOutboxWarning(weeklyOutboxOf, userId);
  return null;
}

/** The unsent weekly check-ins on this device, and how to store one. */
export function useWaitingWeekly(userId: string) {
  const { outbox, waiting } = useOutboxOf(weeklyOutboxOf, userId);
  const dropOthers = ({ body }: WaitingWeekly) =>
    outbox.drop(
      (other) => other.body.dueOn === body.dueOn && other.body.requestKey !== body.requestKey,
    );
  return {
    waiting,
    isStored: outbox.isStored(),
    /** Waits until no waiting one is being sent. */
    settled: outbox.settled,
    /** Stores the check-in while it is being sent, replacing an unsent one of the same day. */
    whileSent: <Reply>(item: WaitingWeekly, task: () => Promise<Reply>) =>
      outbox.during(item, () => {
        dropOthers(item);
        return task();
      }),
    /** @returns whether it survives a reload */
    store: (item: WaitingWeekly): boolean => {
      outbox.drop(({ body }) => body.dueOn === item.body.dueOn);
      return outbox.add(item);
    },
  };
}
