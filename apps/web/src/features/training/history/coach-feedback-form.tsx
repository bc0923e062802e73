import type { WorkoutSession } from '@posedown/contract';
import { type FormEvent, useState } from 'react';
import { userMessageOf } from '../../../lib/api-error.ts';
import { dropDraft, loadDraft, saveDraft } from '../../../lib/draft-store.ts';
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
  const { words, write, drop } = useFeedbackDraft(session);
  const [failure, setFailure] = useState<string>();
  const give = useGiveFeedback({ userId: session.userId, sessionId: session.id });
  const { busy, run } = useSingleFlight();

  async function send() {
    setFailure(undefined);
    try {
      await give.mutateAsync({ coachFeedback: words.feedback, nextSessionGoals: words.goals });
      drop();
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
          value={words.feedback}
          onChange={(feedback) => write({ ...words, feedback })}
        />
        <TextAreaField
          label="Goals for the next session"
          name="nextSessionGoals"
          optional
          value={words.goals}
          onChange={(goals) => write({ ...words, goals })}
        />
        {failure && <FormNotice>{failure}</FormNotice>}
        <div>
          <Button type="submit" size="md" loading={busy}>
            {busy ? 'Saving...' : 'Save feedback'}
          </Button>
        </div>
      </form>
    </Card>
  );
}

interface Words {
  feedback: string;
  goals: string;
}

/** What is written and not saved yet stays over a look at another page. */
function useFeedbackDraft({ id, coachFeedback, nextSessionGoals }: WorkoutSession) {
  const key = `posedown.feedback.${id}`;
  const [words, setWords] = useState<Words>(
    () =>
      readWords(loadDraft(key)) ?? { feedback: coachFeedback ?? '', goals: nextSessionGoals ?? '' },
  );
  function write(next: Words) {
    saveDraft(key, next);
    setWords(next);
  }
  return { words, write, drop: () => dropDraft(key) };
}

function readWords(draft: unknown): Words | undefined {
  if (typeof draft !== 'object' || draft === null) return undefined;
  const { feedback, goals } = draft as Partial<Words>;
  return typeof feedback === 'string' && typeof goals === 'string'
    ? { feedback, goals }
    : undefined;
}
