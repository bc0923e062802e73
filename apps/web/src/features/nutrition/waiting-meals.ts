import { outboxPerPerson, useOutboxOf } from '../../lib/outbox-per-person.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { sendMeal } from './api.ts';
import { isWaitingMeal, rejectedMeal, type WaitingMeal } from './waiting-meal.ts';

const QUEUED = 'It will be added to your diary when you’re online.';
const QUEUED_WHILE_OPEN =
  'It will be added to your diary when you’re online. Keep this page open until then, because this device can’t store it.';

/**
 * Meals logged offline. A rejected one stays until it is retried or removed, without blocking the
 * others.
 */
export const mealsOf = outboxPerPerson<WaitingMeal>((userId, client) => ({
  key: `posedown.meals.${userId}`,
  isItem: isWaitingMeal,
  send: async ({ sent, name }) => {
    await sendMeal(client, userId, sent);
    void showToast({ title: 'Meal sent', message: `${name} is in your diary now.` });
  },
  onRefused: (meal, error) => {
    const rejected = rejectedMeal(meal, error);
    const message = `${meal.name}: ${rejected.problem}`;
    void showToast({ title: 'Meal not logged', message, variant: 'destructive', seconds: 5 });
    return rejected;
  },
  isRejected: ({ problem }) => problem !== undefined,
}));

const keyOf = ({ sent }: WaitingMeal) => sent.body.requestKey;

/** The queued meals on this device, with actions to retry or remove them. */
export function useWaitingMeals(userId: string) {
  const { outbox, waiting } = useOutboxOf(mealsOf, userId);
  const remove = (meal: WaitingMeal) => outbox.drop((one) => keyOf(one) === keyOf(meal));
  return {
    /** The queued meals of a day, in logging order. */
    on: (date: string) => waiting.filter(({ sent }) => sent.body.date === date),
    /** Stores the meal while it is being sent. */
    whileSent: outbox.during,
    /** Stores the meal and shows a toast with undo. */
    queue: (meal: WaitingMeal) => {
      remove(meal);
      const isStored = outbox.add(meal);
      const title = isStored ? 'Saved on this device' : 'Not sent yet';
      const message = `${meal.name}: ${isStored ? QUEUED : QUEUED_WHILE_OPEN}`;
      const action = { label: 'Undo', onClick: () => remove(meal) };
      void showToast({ title, message, seconds: 5, action });
    },
    retry: (meal: WaitingMeal) => {
      outbox.change(({ problem, ...one }) =>
        keyOf(one) === keyOf(meal) || problem === undefined ? one : { ...one, problem },
      );
      void outbox.flush();
    },
    remove,
  };
}
