import type { Profile, WeeklyCheckIn } from '@posedown/contract';
import { useState } from 'react';
import { Row } from '../../../../ui/layout/layout.tsx';
import { Button } from '../../../../ui/parts/button.tsx';
import { Caution } from '../../../../ui/parts/caution.tsx';
import { LinkButton } from '../../../../ui/parts/link-button.tsx';
import { answerText, differingQuestions } from '../answer-text.ts';
import classes from '../weekly.module.css';
import { dropWeeklyDraft, loadWeeklyDraft } from './weekly-draft.ts';

const MESSAGES_PATH: string = '/messages';
const TOO_LATE = 'Your coach has already answered this check-in. Send a message instead.';

interface UnsentChangesProps {
  profile: Profile;
  checkIn: WeeklyCheckIn;
}

/** Changes that came after the coach's answer and can't be sent anymore. Renders nothing without any. */
export function UnsentChanges({ profile, checkIn }: UnsentChangesProps) {
  const { id: userId, units } = profile;
  const [isDropped, setDropped] = useState(false);
  const draft = loadWeeklyDraft(userId);
  if (isDropped || draft?.dueOn !== checkIn.dueOn) return null;
  const changed = differingQuestions(checkIn.questions, draft.answers, checkIn.answers);
  if (changed.length === 0) return null;
  return (
    <Caution>
      <p>Your changes weren’t sent. {draft.reason ?? TOO_LATE}</p>
      <ul className={classes.differences}>
        {changed.map((question) => (
          <li key={question.id}>
            {question.label}:{' '}
            {answerText(question, draft.answers[question.id], units) || 'no answer'}
          </li>
        ))}
      </ul>
      <Row gap="xs">
        <LinkButton to={MESSAGES_PATH} variant="default" size="md">
          Send a message
        </LinkButton>
        <Button
          variant="subtle"
          size="md"
          onClick={() => {
            dropWeeklyDraft(userId);
            setDropped(true);
          }}
        >
          Discard changes
        </Button>
      </Row>
    </Caution>
  );
}
