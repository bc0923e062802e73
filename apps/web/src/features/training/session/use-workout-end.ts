import { counted } from '@posedown/coaching';
import type { WorkoutSession } from '@posedown/contract';
import { serverInstant } from '../../../lib/clock/server-time.ts';
import { UNSTORED_NOTE } from '../../../lib/unsaved-outbox.ts';
import { announce } from '../../../ui/announce/announce.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { finishedText, minutesOf } from './progress-text.ts';
import type { RestControl } from './use-rest.ts';
import { dropTypedSets } from './use-typed-sets.ts';
import type { WorkoutOutbox } from './use-workout.ts';

export interface WorkoutEnd {
  session: WorkoutSession;
  outbox: WorkoutOutbox;
  rest: RestControl;
  /**
   * @param session undefined if the server rejected it, so the workout continues
   * @param isByKeyboard whether it was finished by keyboard or screen reader
   */
  onFinished: (session: WorkoutSession | undefined, isByKeyboard?: boolean) => void;
}

/** Finishes or discards a workout. The result is shown immediately and sent when possible. */
export function useWorkoutEnd({ session, outbox, rest, onFinished }: WorkoutEnd) {
  function finish() {
    rest.drop();
    const minutes = minutesOf(session);
    const body = { finishedAt: serverInstant() };
    void outbox.act({ kind: 'finish', sessionId: session.id, body }).then((outcome) => {
      // The reason was already shown; the athlete can try again.
      if (outcome === 'refused') return onFinished(undefined);
      dropTypedSets(session.id);
      const message =
        outcome === 'unstored'
          ? `${counted(minutes, 'minute')}. It will sync when you’re online. ${UNSTORED_NOTE}`
          : finishedText(minutes, outcome);
      void showToast({ title: 'Workout Complete', message, seconds: 5 });
    });
    const isByKeyboard = document.activeElement?.matches(':focus-visible');
    onFinished({ ...session, completed: true, duration: minutes }, isByKeyboard);
  }

  function abandon() {
    rest.drop();
    dropTypedSets(session.id);
    void outbox.act({ kind: 'abandon', sessionId: session.id });
    announce(`${session.name} was discarded.`);
  }

  return { finish, abandon };
}
