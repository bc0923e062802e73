import { counted } from '@posedown/coaching';
import type { WorkoutSession } from '@posedown/contract';
import { serverInstant } from '../../../lib/clock/server-time.ts';
import { KEEP_PAGE_OPEN } from '../../../lib/unsaved-outbox.ts';
import { announce } from '../../../ui/announce/announce.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { finishedWords, minutesOf } from './progress-words.ts';
import { dropTypedSets } from './set-drafts.ts';
import type { RestControl } from './use-rest.ts';
import type { WorkoutOutbox } from './use-workout.ts';

export interface WorkoutEnd {
  session: WorkoutSession;
  outbox: WorkoutOutbox;
  rest: RestControl;
  /**
   * @param session undefined where the server refused it after all: the workout goes on
   * @param isByKeyboard whether it was the keyboard, or a screen reader, that finished it
   */
  onFinished: (session: WorkoutSession | undefined, isByKeyboard?: boolean) => void;
}

/** The two ends of a workout. Each is shown at once, and sent as soon as it can be. */
export function useWorkoutEnd({ session, outbox, rest, onFinished }: WorkoutEnd) {
  function finish() {
    rest.drop();
    const minutes = minutesOf(session);
    const body = { finishedAt: serverInstant() };
    void outbox.act({ kind: 'finish', sessionId: session.id, body }).then((outcome) => {
      // What was refused and why has been said; the athlete can try again.
      if (outcome === 'refused') return onFinished(undefined);
      dropTypedSets(session.id);
      const message =
        outcome === 'unkept'
          ? `${counted(minutes, 'minute')}. It is saved once you are connected. ${KEEP_PAGE_OPEN}`
          : finishedWords(minutes, outcome);
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
