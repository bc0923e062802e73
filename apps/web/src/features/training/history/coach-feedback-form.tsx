import type { WorkoutSession } from '@posedown/contract';
import { type FormEvent, useState } from 'react';
import { isOutdated, userMessageOf } from '../../../lib/api-error.ts';
import { dropDraft, loadDraft, saveDraft } from '../../../lib/draft-store.ts';
import { useSingleFlight } from '../../../lib/use-single-flight.ts';
import { FormNotice } from '../../../ui/form/form-notice.tsx';
import { Overtaken } from '../../../ui/form/overtaken.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { stackClass } from '../../../ui/layout/layout.tsx';
import { Button } from '../../../ui/parts/button.tsx';
import { Card } from '../../../ui/parts/card.tsx';
import { SectionHeader } from '../../../ui/parts/section-header.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useSaveFeedback } from '../api.ts';
import { type FeedbackText, scanText, wordsOf } from './feedback-text.ts';
import classes from './history.module.css';

/** The coach's feedback on a session, to write and edit. */
export function CoachFeedbackForm({ session }: { session: WorkoutSession }) {
  const { words, write, drop } = useFeedbackDraft(session);
  /** Whether another device saved first. Its version is then shown above the button. */
  const [overtaken, setOvertaken] = useState(false);
  const saveFeedback = useSaveFeedback({ userId: session.userId, sessionId: session.id });
  const { busy, run } = useSingleFlight();

  function close() {
    drop();
    setOvertaken(false);
    saveFeedback.reset();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const { feedback: coachFeedback, goals: nextSessionGoals } = words;
    const version = overtaken ? session.feedbackVersion : words.version;
    void run(() =>
      saveFeedback.mutateAsync({ coachFeedback, nextSessionGoals, version }).then(finish, refuse),
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
    <Card as="section" labelledBy="feedback" gap="md">
      <SectionHeader id="feedback" title="Your feedback" />
      <form className={stackClass('md')} onSubmit={submit} aria-busy={busy}>
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
            {(session.coachFeedback || session.nextSessionGoals) && <CoachText of={session} />}
          </Overtaken>
        )}
        {saveFeedback.isError && !isOutdated(saveFeedback.error) && (
          <FormNotice>
            {userMessageOf(saveFeedback.error, 'The feedback isn’t saved yet. Please try again.')}
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

/** The unsaved draft, which survives leaving the page; else the saved feedback. */
function useFeedbackDraft(session: WorkoutSession) {
  const key = `posedown.feedback.${session.id}`;
  const [draft, setDraft] = useState(() => scanText(loadDraft(key)));
  function write(next: FeedbackText) {
    saveDraft(key, next);
    setDraft(next);
  }
  function drop() {
    dropDraft(key);
    setDraft(undefined);
  }
  return { words: draft ?? wordsOf(session), write, drop };
}

interface CoachWordsProps {
  of: Pick<WorkoutSession, 'coachFeedback' | 'nextSessionGoals'>;
}

/** The coach's feedback on a session and goals for the next one. */
export const CoachText = ({ of: { coachFeedback, nextSessionGoals } }: CoachWordsProps) => (
  <>
    {coachFeedback && <p className={classes.notes}>{coachFeedback}</p>}
    {nextSessionGoals && (
      <p>
        <strong>Next time:</strong> {nextSessionGoals}
      </p>
    )}
  </>
);
