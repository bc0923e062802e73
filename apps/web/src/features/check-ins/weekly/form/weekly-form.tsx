import type { CalendarDay, CheckInAnswers } from '@posedown/coaching';
import type { Profile, Units, WeeklyCheckIn } from '@posedown/contract';
import type { FormEvent, ReactNode } from 'react';
import { FormFoot } from '../../../../ui/form/form-foot.tsx';
import { FormNotice } from '../../../../ui/form/form-notice.tsx';
import { Row, Stack } from '../../../../ui/layout/layout.tsx';
import { Button } from '../../../../ui/parts/button.tsx';
import { QuestionField } from '../../questions/question-field.tsx';
import { answerText, differingQuestions } from '../answer-text.ts';
import type { WeeklyDue } from '../api.ts';
import classes from '../weekly.module.css';
import { type CameraSlot, PhotoQuestion } from './photo-question.tsx';
import { useWeeklyForm } from './use-weekly-form.ts';

interface WeeklyFormProps {
  profile: Profile;
  dueOn: CalendarDay;
  newest: WeeklyDue['form'];
  /** The check-in being changed, or null. */
  sent: WeeklyCheckIn | null;
  /** The check-in of the week before, whose answers are shown as hints. */
  before: WeeklyCheckIn | null;
  /** Whether sending is the next action of the screen. */
  isNext: boolean;
  onEdit: () => void;
  onDone: () => void;
  renderCamera: (slot: CameraSlot) => ReactNode;
}

/** The questions of a weekly check-in. */
export function WeeklyForm(props: WeeklyFormProps) {
  const { profile, dueOn, before, sent, isNext, renderCamera } = props;
  const form = useWeeklyForm({ ...props, userId: profile.id });

  function send(event: FormEvent) {
    event.preventDefault();
    form.submit();
  }

  return (
    <Stack as="form" gap="lg" onSubmit={send} noValidate aria-busy={form.busy}>
      {form.form.questions.map((question) => (
        <QuestionField
          key={question.id}
          question={question}
          answer={form.values[question.id]}
          previous={before?.answers[question.id]}
          error={form.errors[question.id]}
          units={profile.units}
          onChange={(answer) => form.setAnswer(question.id, answer)}
          renderPhotos={(photoQuestion) => (
            <PhotoQuestion
              question={photoQuestion}
              {...{ profile, dueOn, renderCamera }}
              answer={form.values[question.id]}
              photos={form.photos}
              error={form.errors[question.id]}
              onPhoto={(pose, photo) => form.setPhoto(question.id, pose, photo)}
              onUpload={(state) => form.setUpload(question.id, state)}
            />
          )}
        />
      ))}
      <FormFoot>
        {form.other && (
          <OtherAnswers
            other={form.other}
            own={form.values as CheckInAnswers}
            units={profile.units}
            onTake={form.drop}
          />
        )}
        {form.failure && <FormNotice>{form.failure}</FormNotice>}
        <Button
          type="submit"
          size="md"
          variant={isNext ? 'filled' : 'default'}
          loading={form.busy}
          className={classes.send}
        >
          {form.isWaitingForPhotos ? 'Uploading photos…' : sendLabel(sent, form)}
        </Button>
        {sent && !form.other && (
          <Button variant="subtle" size="md" onClick={form.drop}>
            Discard changes
          </Button>
        )}
      </FormFoot>
    </Stack>
  );
}

interface Sending {
  busy: boolean;
  other: WeeklyCheckIn | undefined;
}

function sendLabel(sent: WeeklyCheckIn | null, { busy, other }: Sending): string {
  if (busy) return 'Sending…';
  if (other) return 'Send these answers instead';
  return sent ? 'Send changes' : 'Send weekly check-in';
}

interface OtherAnswersProps {
  /** The check-in that another device sent. */
  other: WeeklyCheckIn;
  own: CheckInAnswers;
  units: Units;
  onTake: () => void;
}

/** What another device sent in the meantime, with a choice. */
function OtherAnswers({ other, own, units, onTake }: OtherAnswersProps) {
  const different = differingQuestions(other.questions, other.answers, own);
  return (
    <FormNotice>
      <p>This check-in was sent from another device in the meantime, with different answers:</p>
      <ul className={classes.differences}>
        {different.map((question) => (
          <li key={question.id}>
            {question.label}:{' '}
            {answerText(question, other.answers[question.id], units) || 'no answer'}
          </li>
        ))}
      </ul>
      <Row gap="xs">
        <Button variant="default" size="md" onClick={onTake}>
          Keep those answers
        </Button>
      </Row>
    </FormNotice>
  );
}
