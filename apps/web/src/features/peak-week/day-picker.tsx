import { UnstyledButton } from '../../ui/parts/button.tsx';
import unseen from '../../ui/parts/visually-hidden.module.css';
import classes from './peak-week.module.css';

interface DayPickerProps {
  label: string;
  days: readonly { key: number; label: string }[];
  chosen: number;
  today?: number;
  onChoose: (key: number) => void;
}

/** Picks one of the days. */
export function DayPicker({ label, days, chosen, today, onChoose }: DayPickerProps) {
  return (
    <fieldset className={classes.picker}>
      <legend className={unseen.hidden}>{label}</legend>
      {days.map(({ key, label: name }) => (
        <UnstyledButton
          key={key}
          className={classes.dayButton}
          aria-pressed={key === chosen}
          aria-current={key === today ? 'date' : undefined}
          onClick={() => onChoose(key)}
        >
          {name}
          {key === today && <span className={classes.todayMark}>Today</span>}
        </UnstyledButton>
      ))}
    </fieldset>
  );
}
