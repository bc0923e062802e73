import { ATHLETE_PHASES, capital, GIRTHS, WEEKDAY_NAMES } from '@posedown/coaching';
import type { FormErrors } from '../../../lib/contract-form.ts';
import { POSE_ORDER, poseText } from '../../../lib/pose-text.ts';
import { ChipsField } from '../../../ui/form/chips-field.tsx';
import { ChoiceField } from '../../../ui/form/choice-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Grid, Stack } from '../../../ui/layout/layout.tsx';
import type { QuestionDraft } from './form-draft.ts';
import { TYPE_CHOICES } from './form-text.ts';
import { CHOICE_MAX, OptionsField } from './options-field.tsx';

/** The contract's QUESTION_LABEL_MAX. */
const LABEL_MAX = 200;
const UNIT_MAX = 20;

const WEEKDAYS = WEEKDAY_NAMES.map((_, index) => String(index));

const REQUIRED = [
  { value: 'required', label: 'Required' },
  { value: 'optional', label: 'Optional' },
] as const;

interface QuestionFieldsProps {
  question: QuestionDraft;
  onChange: (change: Partial<QuestionDraft>) => void;
  /** The question's errors, by field. */
  errors: FormErrors;
}

/** The fields of one question. */
export function QuestionFields({ question, onChange, errors }: QuestionFieldsProps) {
  const { id, label, type, required, phases } = question;
  return (
    <Stack gap="md">
      <TextField
        label="Question"
        name={`${id}.label`}
        value={label}
        onChange={(text) => onChange({ label: text })}
        error={errors.label}
        maxLength={LABEL_MAX}
        autoComplete="off"
      />
      <Grid columns={2} from="sm" align="start">
        <SelectField
          label="Type of answer"
          name={`${id}.type`}
          choices={TYPE_CHOICES}
          value={type}
          onChange={(next) => onChange({ type: next })}
        />
        <ChoiceField
          label="Answer"
          name={`${id}.required`}
          choices={REQUIRED}
          value={required ? 'required' : 'optional'}
          onChange={(choice) => onChange({ required: choice === 'required' })}
        />
      </Grid>
      <AnswerFields question={question} onChange={onChange} errors={errors} />
      <ChipsField
        label="Asked in"
        name={`${id}.phases`}
        optional
        hint="Choose phases to ask only in those. With none chosen, it’s always asked."
        choices={ATHLETE_PHASES}
        values={phases}
        onChange={(next) => onChange({ phases: next })}
        error={errors.phases}
      />
      <ChipsField
        label="Asked on"
        name={`${id}.weekdays`}
        optional
        hint="For athletes whose check-in is due on one of these days. With none chosen, on every day."
        choices={WEEKDAYS}
        labelOf={(day) => WEEKDAY_NAMES[Number(day)] ?? day}
        values={(question.weekdays ?? []).map(String)}
        onChange={(next) => onChange({ weekdays: next.map(Number) })}
        error={errors.weekdays}
      />
    </Stack>
  );
}

/** The fields that only some types have. */
function AnswerFields({ question, onChange, errors }: QuestionFieldsProps) {
  const { id, type, lowLabel, highLabel, unit, options, poses, girths } = question;
  switch (type) {
    case 'scale':
      return (
        <Grid columns={2} align="start">
          <TextField
            label="1 means"
            name={`${id}.lowLabel`}
            value={lowLabel}
            onChange={(text) => onChange({ lowLabel: text })}
            error={errors.lowLabel}
            maxLength={CHOICE_MAX}
            autoComplete="off"
          />
          <TextField
            label="10 means"
            name={`${id}.highLabel`}
            value={highLabel}
            onChange={(text) => onChange({ highLabel: text })}
            error={errors.highLabel}
            maxLength={CHOICE_MAX}
            autoComplete="off"
          />
        </Grid>
      );
    case 'number':
      return (
        <Grid columns={2} align="start">
          <TextField
            label="Unit"
            name={`${id}.unit`}
            optional
            value={unit}
            onChange={(text) => onChange({ unit: text })}
            error={errors.unit}
            maxLength={UNIT_MAX}
            autoComplete="off"
          />
        </Grid>
      );
    case 'choice':
      return (
        <OptionsField
          name={id}
          options={options}
          onChange={(next) => onChange({ options: next })}
          errors={errors}
        />
      );
    case 'photos':
      return (
        <ChipsField
          label="Poses"
          name={`${id}.poses`}
          choices={POSE_ORDER}
          labelOf={poseText}
          values={poses}
          onChange={(next) => onChange({ poses: next })}
          error={errors.poses}
        />
      );
    case 'measurements':
      return (
        <ChipsField
          label="Measurements"
          name={`${id}.girths`}
          hint="Your athletes enter cm or inches, depending on their settings."
          choices={GIRTHS}
          labelOf={capital}
          values={girths}
          onChange={(next) => onChange({ girths: next })}
          error={errors.girths}
        />
      );
    default:
      return null;
  }
}
