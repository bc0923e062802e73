import type { CheckInAnswer, CheckInQuestion } from '@posedown/coaching';
import type { Units } from '@posedown/contract';
import type { ReactNode } from 'react';
import { ChoiceField } from '../../../ui/form/choice-field.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { MeasurementsQuestion } from './measurements-question.tsx';
import { NumberQuestion } from './number-question.tsx';
import classes from './questions.module.css';
import { ScaleQuestion } from './scale-question.tsx';

export interface QuestionFieldProps {
  question: CheckInQuestion;
  answer: CheckInAnswer | undefined;
  /** Undefined clears the answer. */
  onChange: (answer: CheckInAnswer | undefined) => void;
  /** The answer of the week before, shown as a hint. */
  previous?: CheckInAnswer | undefined;
  error?: ReactNode;
  /** The units of measurements. */
  units: Units;
  /** How a photo question is answered, which differs between the athlete's form and a preview of it. */
  renderPhotos: (question: Extract<CheckInQuestion, { type: 'photos' }>) => ReactNode;
}

const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;

const isShown = (previous: CheckInAnswer | undefined) =>
  previous !== undefined && typeof previous !== 'object';

/** One question of a weekly check-in, as the athlete sees it. */
export function QuestionField(props: QuestionFieldProps) {
  const { question, answer, onChange, previous, error, units, renderPhotos } = props;
  const shared = {
    ...{ name: question.id, label: question.label, optional: !question.required, error },
    hint: isShown(previous) ? <PreviousAnswer previous={previous} /> : undefined,
  };
  switch (question.type) {
    case 'scale':
      return (
        <ScaleQuestion
          {...shared}
          ends={[question.lowLabel, question.highLabel]}
          value={typeof answer === 'number' ? answer : null}
          previous={typeof previous === 'number' ? previous : null}
          onChange={onChange}
        />
      );
    case 'number':
      return (
        <NumberQuestion
          {...shared}
          unit={question.unit}
          value={typeof answer === 'number' ? answer : null}
          onChange={onChange}
        />
      );
    case 'yes_no':
      return (
        <ChoiceField
          {...shared}
          choices={YES_NO}
          value={yesOrNo(answer)}
          onChange={(choice) => onChange(choice === 'yes')}
          {...(question.required ? {} : { onClear: () => onChange(undefined) })}
        />
      );
    case 'choice':
      return (
        <ChoiceField
          {...shared}
          choices={question.options.map((option) => ({ value: option, label: option }))}
          value={typeof answer === 'string' ? answer : ''}
          onChange={onChange}
          {...(question.required ? {} : { onClear: () => onChange(undefined) })}
        />
      );
    case 'text':
      return (
        <TextAreaField
          {...shared}
          value={typeof answer === 'string' ? answer : ''}
          onChange={(text) => onChange(text === '' ? undefined : text)}
        />
      );
    case 'photos':
      return renderPhotos(question);
    case 'measurements':
      return (
        <MeasurementsQuestion
          {...shared}
          {...{ units, answer, previous, onChange }}
          girths={question.girths}
        />
      );
  }
}

function yesOrNo(answer: CheckInAnswer | undefined) {
  if (typeof answer !== 'boolean') return '';
  return answer ? 'yes' : 'no';
}

/** 'Last week: 7'. Long texts are cut off. */
function PreviousAnswer({ previous }: { previous: number | boolean | string }) {
  const text = typeof previous === 'boolean' ? (previous ? 'Yes' : 'No') : String(previous);
  return <span className={classes.previous}>Last week: {text}</span>;
}
