import {
  ATHLETE_PHASES,
  type AthletePhase,
  type CheckInAnswers,
  counted,
  questionsFor,
} from '@posedown/coaching';
import type { PhotoPose } from '@posedown/contract';
import { IconCamera } from '@tabler/icons-react';
import { useState } from 'react';
import { poseText } from '../../../lib/pose-text.ts';
import { FieldSet } from '../../../ui/form/field-set.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { ScrollBox } from '../../../ui/parts/scroll-box.tsx';
import { Heading, Text } from '../../../ui/parts/text.tsx';
import { QuestionField } from '../questions/question-field.tsx';
import { type QuestionDraft, toPreview } from './form-draft.ts';
import classes from './form-preview.module.css';

const PHASES = [
  { value: '', label: 'All questions' },
  ...ATHLETE_PHASES.map((phase) => ({ value: phase, label: phase })),
] as const;

interface FormPreviewProps {
  name: string;
  questions: readonly QuestionDraft[];
}

/** A form as the athlete sees it on their phone, in any phase. Answers can be tried, and aren't saved. */
export function FormPreview({ name, questions }: FormPreviewProps) {
  const [phase, setPhase] = useState<AthletePhase | ''>('');
  const [answers, setAnswers] = useState<CheckInAnswers>({});
  const all = questions.map(toPreview);
  const shown = phase === '' ? all : questionsFor(all, { phase });
  return (
    <Stack as="section" gap="sm" aria-labelledby="preview" className={classes.preview}>
      <Stack gap="2xs">
        <Heading id="preview" size="md">
          Preview
        </Heading>
        <Text size="md" muted>
          As your athlete sees it. Try it out; answers here aren’t saved.
        </Text>
      </Stack>
      <SelectField
        label="Athlete’s phase"
        name="preview-phase"
        choices={PHASES}
        value={phase}
        onChange={setPhase}
      />
      <Text size="md" muted role="status">
        {countText(shown.length, all.length, phase)}
      </Text>
      <ScrollBox label="The form on a phone" className={classes.phone}>
        <Stack gap="lg">
          <Heading as="h3" size="md">
            {name.trim() || 'New form'}
          </Heading>
          {shown.map((question) => (
            <QuestionField
              key={`${question.id} ${question.type}`}
              question={question}
              answer={answers[question.id]}
              units="metric"
              onChange={(answer) =>
                setAnswers(({ [question.id]: _before, ...others }) =>
                  answer === undefined ? others : { ...others, [question.id]: answer },
                )
              }
              renderPhotos={(photos) => <PhotoPlaces {...photos} />}
            />
          ))}
        </Stack>
      </ScrollBox>
    </Stack>
  );
}

function countText(shown: number, all: number, phase: AthletePhase | ''): string {
  if (all === 0) return 'No questions yet';
  if (phase === '') return counted(all, 'question');
  return `${shown} of ${counted(all, 'question')} asked in ${phase}`;
}

interface PhotoPlacesProps {
  id: string;
  label: string;
  required: boolean;
  poses: readonly string[];
}

/** Places for photos by pose. */
function PhotoPlaces({ id, label, required, poses }: PhotoPlacesProps) {
  return (
    <FieldSet label={label} name={id} optional={!required} role="group">
      <ul className={classes.poses}>
        {poses.map((pose) => (
          <li key={pose} className={classes.pose}>
            <IconCamera size={24} aria-hidden="true" />
            {poseText(pose as PhotoPose)}
          </li>
        ))}
      </ul>
    </FieldSet>
  );
}
