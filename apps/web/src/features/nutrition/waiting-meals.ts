import { outboxPerPerson, useOutboxOf } from '../../lib/outbox-per-person.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { sendMeal } from './api.ts';
import { isWaitingMeal, refusedMeal, type WaitingMeal } from './waiting-meal.ts';

const KEPT = 'It will be added to your diary when you’re online.';
const KEPT_WHILE_OPEN =
  'It will be added to your diary when you’re online. Keep this page open until then, because this device can’t store it.';

/** One that the server refuses stays until it is tried again or removed, and holds no other up. */
export const mealsOf = outboxPerPerson<WaitingMeal>((userId, client) => ({
  key: `posedown.meals.${userId}`,
  isItem: isWaitingMeal,
  send: async ({ sent, name }) => {
    await sendMeal(client, userId, sent);
    void showToast({ title: 'Meal sent', message: `${name} is in your diary now.` });
  },
  onRefused: (meal, error) => {
    const kept = refusedMeal(meal, error);
    const message = `${meal.name}: ${kept.problem}`;
    void showToast({ title: 'Meal not logged', message, variant: 'destructive', seconds: 5 });
    return kept;
  },
  isHeld: ({ problem }) => problem !== undefined,
}));

const keyOf = ({ sent }: WaitingMeal) => sent.body.requestKey;

/** What was eaten and waits on this device, and the ways to deal with it. */
export function useWaitingMeals(userId: string) {
  const { outbox, waiting } = useOutboxOf(mealsOf, userId);
  const remove = (meal: WaitingMeal) => outbox.drop((one) => keyOf(one) === keyOf(meal));
  return {
    /** Those of a day, in the order in which they were logged. */
    on: (date: string) => waiting.filter(({ sent }) => sent.body.date === date),
    /** Has it on the device while it is being sent. */
    whileSent: outbox.during,
    /** Keeps it and says so, with a way back. */
    keep: (meal: WaitingMeal) => {
      remove(meal);
      const isStored = outbox.add(meal);
      const title = isStored ? 'Saved on this device' : 'Not sent yet';
      const message = `${meal.name}: ${isStored ? KEPT : KEPT_WHILE_OPEN}`;
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
