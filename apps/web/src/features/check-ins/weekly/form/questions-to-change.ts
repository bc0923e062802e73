import type { WeeklyCheckIn } from '@posedown/contract';
import type { WeeklyDue } from '../api.ts';

export type AskedForm = Pick<WeeklyDue['form'], 'id' | 'version' | 'questions'>;

/** The questions of a check-in that is changed: the current ones if it answers them, else its own. */
export function questionsToChange(sent: WeeklyCheckIn, newest: AskedForm): AskedForm {
  const { formId: id, formVersion: version, questions, answers } = sent;
  if (id === newest.id && version === newest.version) return newest;
  // Its own include those of other phases and weekdays.
  const wasAsked = questions.filter(
    ({ id: questionId, phases, weekdays }) =>
      (phases.length === 0 && !weekdays?.length) || answers[questionId] !== undefined,
  );
  return { id, version, questions: wasAsked };
}
