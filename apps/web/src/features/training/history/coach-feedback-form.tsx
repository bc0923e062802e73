import type { WorkoutSession } from '@posedown/contract';
import { type FormEvent, useState } from 'react';
import { isOutdated, userMessageOf } from '../../../lib/api-error.ts';
import { dropDraft, loadDraft, saveDraft } from '../../../lib/draft-store.ts';
import { useSingleFlight } from '../../../lib/use-single-flight.ts';
import { FormNotice } from '../../../ui/form/form-notice.tsx';
import { Overtaken } from '../../../ui/form/overtaken.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { Button } from '../../../ui/parts/button.tsx';
import { Card } from '../../../ui/parts/card.tsx';
import { SectionHeader } from '../../../ui/parts/section-header.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useGiveFeedback } from '../api.ts';
import { CoachWords } from './coach-words.tsx';
import { type FeedbackWords, readWords, wordsOf } from './feedback-words.ts';
import classes from './history.module.css';

/** What the coach says to a session. */
export function CoachFeedbackForm({ session }: { session: WorkoutSession }) {
  const { words, write, drop } = useFeedbackDraft(session);
  /** Set once another device was first: from then on what it wrote stands above the button. */
  const [overtaken, setOvertaken] = useState(false);
  const give = useGiveFeedback({ userId: session.userId, sessionId: session.id });
  const { busy, run } = useSingleFlight();

  function close() {
    drop();
    setOvertaken(false);
    give.reset();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const { feedback: coachFeedback, goals: nextSessionGoals } = words;
    const version = overtaken ? session.feedbackVersion : words.version;
    void run(() =>
      give.mutateAsync({ coachFeedback, nextSessionGoals, version }).then(finish, refuse),
    );
  }

  function finish() {
    close();
    void showToast({ title: 'Feedback saved', message: 'The athlete sees it with the session.' });
  }

  function refuse(error: unknown) {
    setOvertaken((before) => before || isOutdated(error));
  }

  return (
    <Card as="section" labelledBy="feedback" className={classes.stack}>
      <SectionHeader id="feedback" title="Your feedback" />
      <form className={classes.stack} onSubmit={submit} aria-busy={busy}>
        <TextAreaField
          label="Feedback"
          name="coachFeedback"
          value={words.feedback}
          onChange={(feedback) => write({ ...words, feedback })}
          readOnly={busy}
        />
        <TextAreaField
          label="Goals for the next session"
          name="nextSessionGoals"
          optional
          value={words.goals}
          onChange={(goals) => write({ ...words, goals })}
          readOnly={busy}
        />
        {overtaken && (
          <Overtaken what="words" onTake={close}>
            {(session.coachFeedback || session.nextSessionGoals) && <CoachWords of={session} />}
          </Overtaken>
        )}
        {give.isError && !isOutdated(give.error) && (
          <FormNotice>
            {userMessageOf(give.error, 'The feedback isn’t saved yet. Please try again.')}
          </FormNotice>
        )}
        <div>
          <Button type="submit" size="md" loading={busy}>
            {busy ? 'Saving...' : overtaken ? 'Save mine instead' : 'Save feedback'}
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** What is written and not saved yet stays over a look at another page; else it is as it is stored. */
function useFeedbackDraft(session: WorkoutSession) {
  const key = `posedown.feedback.${session.id}`;
  const [draft, setDraft] = useState(() => readWords(loadDraft(key)));
  function write(next: FeedbackWords) {
    saveDraft(key, next);
    setDraft(next);
  }
  function drop() {
    dropDraft(key);
    setDraft(undefined);
  }
  return { words: draft ?? wordsOf(session), write, drop };
}
