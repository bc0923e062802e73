import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { type MouseEvent, type ReactNode, useId } from 'react';
import { Stack } from '../layout/layout.tsx';
import { Button } from '../parts/button.tsx';
import { Text } from '../parts/text.tsx';
import classes from './choices.module.css';
import { FieldSet } from './field-set.tsx';

export interface Choice<Value extends string> {
  value: Value;
  label: string;
  /** A short description of the choice. */
  detail?: string;
}

/** Whether the labels have words too long for narrow segments. */
function longestWord(choices: readonly { label: string }[]) {
  const has = (word: RegExp) => choices.some(({ label }) => word.test(label));
  if (has(/\S{12}/)) return true;
  return has(/\S{10}/) && 'medium';
}

interface ChoiceFieldProps<Value extends string> {
  label: string;
  name: string;
  choices: readonly Choice<Value>[];
  /** Empty while nothing is chosen. */
  value: Value | '';
  onChange: (value: Value) => void;
  /** Clears the choice; for optional questions. */
  onClear?: () => void;
  /** 'segments' for short labels in a row, 'cards' for choices with a description. */
  look?: 'segments' | 'cards';
  optional?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
}

/** Single choice as radio buttons, styled as segments or cards. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { choices, value, onChange, onClear, look = 'segments', ...field } = props;
  const group = useId();

  function clear({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    // The clear button disappears with the choice: move the focus first.
    currentTarget.closest('fieldset')?.querySelector('input')?.focus();
    onClear?.();
  }

  return (
    <FieldSet role="radiogroup" {...field}>
      <div
        className={classes.choices}
        data-look={look}
        data-count={choices.length}
        data-long={longestWord(choices)}
      >
        {choices.map((choice) => (
          <label key={choice.value} className={classes.choice}>
            <input
              className={classes.input}
              type="radio"
              name={group}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <RadioMark checked={choice.value === value} />
            <Stack as="span" gap="2xs">
              <span className={classes.name}>{choice.label}</span>
              {choice.detail && (
                <Text as="span" size="sm" muted>
                  {choice.detail}
                </Text>
              )}
            </Stack>
          </label>
        ))}
      </div>
      {onClear && value !== '' && (
        <Button
          variant="subtle"
          size="md"
          className="pd-start"
          aria-label={`Clear answer to ${field.label}`}
          onClick={clear}
        >
          Clear answer
        </Button>
      )}
    </FieldSet>
  );
}

function RadioMark({ checked }: { checked: boolean }) {
  const Icon = checked ? IconCircleCheckFilled : IconCircle;
  return <Icon className={classes.mark} aria-hidden="true" />;
}
