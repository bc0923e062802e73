import classes from './field.module.css';

interface CellFieldProps {
  /** All that is said of it: what row and column name to the eye. */
  label: string;
  name: string;
  /** As typed. */
  value: string;
  onChange: (value: string) => void;
  /** The id of the error about it, which stands outside the cell; none where nothing is wrong. */
  errorId: string | undefined;
}

/** A whole number in a cell of a table, where row and column are the label to the eye. Checks nothing on its own. */
export function CellField({ label, name, value, onChange, errorId }: CellFieldProps) {
  return (
    <input
      className={classes.cell}
      name={name}
      value={value}
      aria-label={label}
      aria-invalid={errorId ? true : undefined}
      aria-describedby={errorId}
      inputMode="numeric"
      autoComplete="off"
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
