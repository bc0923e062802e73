import { UnstyledButton } from './button.tsx';
import classes from './filter-buttons.module.css';

interface FilterButtonsProps<Value> {
  /** Label for screen readers: 'Filter by status'. */
  label: string;
  choices: readonly { value: Value; label: string }[];
  /** The chosen value, or several. */
  chosen: Value | ReadonlySet<Value>;
  onChoose: (value: Value) => void;
  /** Small chips, for a pane with many. */
  compact?: boolean;
}

/** Toggle buttons for filtering a list. */
export function FilterButtons<Value>(props: FilterButtonsProps<Value>) {
  const { label, choices, chosen, onChoose, compact } = props;
  return (
    <fieldset className={classes.filters} data-compact={compact || undefined} aria-label={label}>
      {choices.map(({ value, label: name }) => (
        <UnstyledButton
          key={name}
          className={classes.filter}
          aria-pressed={chosen instanceof Set ? chosen.has(value) : value === chosen}
          onClick={() => onChoose(value)}
        >
          {name}
        </UnstyledButton>
      ))}
    </fieldset>
  );
}
