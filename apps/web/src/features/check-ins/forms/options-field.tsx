import { CHOICES_LIMIT } from '@posedown/coaching';
import { IconX } from '@tabler/icons-react';
import type { FormErrors } from '../../../lib/contract-form.ts';
import { newRequestKey } from '../../../lib/request-key.ts';
import { FieldSet } from '../../../ui/form/field-set.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Button, IconButton } from '../../../ui/parts/button.tsx';
import classes from './builder.module.css';
import { type OptionDraft, withOption } from './form-draft.ts';

/** The contract's CHOICE_LABEL_MAX. */
export const CHOICE_MAX = 80;

interface OptionsFieldProps {
  /** Distinguishes the fields of several questions. */
  name: string;
  options: readonly OptionDraft[];
  onChange: (options: OptionDraft[]) => void;
  /** The question's errors: `options`, `options.0`, … */
  errors: FormErrors;
}

/** The options of a choice. */
export function OptionsField({ name, options, onChange, errors }: OptionsFieldProps) {
  const isFull = options.length >= CHOICES_LIMIT.max;
  const isShortest = options.length <= CHOICES_LIMIT.min;
  const write = (key: string, text: string) =>
    onChange(options.map((option) => (option.key === key ? { ...option, text } : option)));
  return (
    <FieldSet label="Options" name={`${name}.options`} role="group" error={errors.options}>
      <ol className={classes.options}>
        {options.map(({ key, text }, index) => (
          <li key={key} className={classes.option}>
            <TextField
              label={`Option ${index + 1}`}
              name={`${name}.options.${index}`}
              value={text}
              onChange={(next) => write(key, next)}
              error={errors[`options.${index}`]}
              maxLength={CHOICE_MAX}
              autoComplete="off"
            />
            <IconButton
              className={classes.removeOption}
              aria-label={`Remove option ${index + 1}${text.trim() && `, ${text.trim()}`}`}
              aria-disabled={isShortest}
              onClick={
                isShortest
                  ? undefined
                  : () => onChange(options.filter((option) => option.key !== key))
              }
            >
              <IconX size={18} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ol>
      <Button
        variant="default"
        size="md"
        className="pd-start"
        disabled={isFull}
        onClick={() => onChange(withOption(options, newRequestKey))}
      >
        Add option
      </Button>
    </FieldSet>
  );
}
