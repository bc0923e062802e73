import type { CalendarDay } from '@posedown/coaching';
import type { WeeklyCheckIn } from '@posedown/contract';
import { fittingAnswers } from '../answer-text.ts';
import { type AskedForm, questionsToChange } from './questions-to-change.ts';
import { draftOfWaiting, type WaitingWeekly } from './waiting-weekly.ts';
import { loadWeeklyDraft, type WeeklyDraft } from './weekly-draft.ts';

interface Start {
  userId: string;
  dueOn: CalendarDay;
  newest: AskedForm;
  sent: WeeklyCheckIn | null;
  unsent: WaitingWeekly | undefined;
}

/** What the form starts with: the draft, else the unsent check-in, else the sent one. */
export function startOf({ userId, dueOn, newest, sent, unsent }: Start) {
  const form = sent ? questionsToChange(sent, newest) : newest;
  const stored = unsent
    ? draftOfWaiting(unsent)
    : {
        dueOn,
        version: sent?.version ?? 0,
        answers: sent?.answers ?? {},
        photos: sent?.photos ?? [],
      };
  const draft = loadWeeklyDraft(userId);
  // A refused check-in of an earlier week isn't lost.
  const isDraftOf = draft && (draft.dueOn === dueOn || draft.reason !== undefined);
  const found: WeeklyDraft = isDraftOf ? draft : stored;
  const version = found.dueOn === dueOn ? found.version : stored.version;
  const answers = fittingAnswers(form.questions, found.answers);
  return { form, draft: { ...found, dueOn, version, answers } };
}
