import type { WorkoutSession } from '@posedown/contract';
import { type FormEvent, useState } from 'react';
import { userMessageOf } from '../../../lib/api-error.ts';
import { useSingleFlight } from '../../../lib/use-single-flight.ts';
import { FormNotice } from '../../../ui/form/form-notice.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { Button } from '../../../ui/parts/button.tsx';
import { Card } from '../../../ui/parts/card.tsx';
import { SectionHeader } from '../../../ui/parts/section-header.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useGiveFeedback } from '../api.ts';
import classes from './history.module.css';

/** What the coach says to a session. */
export function CoachFeedbackForm({ session }: { session: WorkoutSession }) {
  const [feedback, setFeedback] = useState(session.coachFeedback ?? '');
  const [goals, setGoals] = useState(session.nextSessionGoals ?? '');
  const [failure, setFailure] = useState<string>();
  const give = useGiveFeedback({ userId: session.userId, sessionId: session.id });
  const { busy, run } = useSingleFlight();

  async function send() {
    setFailure(undefined);
    try {
      await give.mutateAsync({ coachFeedback: feedback, nextSessionGoals: goals });
      void showToast({ title: 'Feedback saved', message: 'The athlete sees it with the session.' });
    } catch (error) {
      setFailure(userMessageOf(error, 'The feedback is not saved yet. Please try again.'));
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void run(send);
  }

  return (
    <Card as="section" labelledBy="feedback" className={classes.stack}>
      <SectionHeader id="feedback" title="Your feedback" />
      <form className={classes.stack} onSubmit={submit} aria-busy={busy}>
        <TextAreaField
          label="Feedback"
          name="coachFeedback"
          value={feedback}
          onChange={setFeedback}
        />
        <TextAreaField
          label="Goals for the next session"
          name="nextSessionGoals"
          optional
          value={goals}
          onChange={setGoals}
        />
        {failure && <FormNotice>{failure}</FormNotice>}
        <div>
          <Button type="submit" size="md" disabled={busy}>
            {busy ? 'Saving...' : 'Save feedback'}
          </Button>
        </div>
      </form>
    </Card>
  );
}
