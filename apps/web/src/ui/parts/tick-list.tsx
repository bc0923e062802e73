import { IconCheck } from '@tabler/icons-react';
import { Text } from './text.tsx';
import classes from './tick-list.module.css';

export interface TickItem {
  key: string;
  text: string;
  /** A quiet line under it. */
  detail?: string | null;
}

interface TickListProps {
  items: readonly TickItem[];
  /** The keys that are ticked. */
  done: readonly string[];
  /** Without it the list is read only. */
  onTick?: (key: string, done: boolean) => void;
  /** Things to choose, not to do: what is ticked is not over. */
  isChoice?: boolean;
  /** What the list is of, where no heading says it. */
  label?: string;
}

/** Things to do, ticked off one by one; boxes on paper too. */
export function TickList({ items, done, onTick, isChoice, label }: TickListProps) {
  return (
    <ul className={classes.list} data-choice={isChoice || undefined} aria-label={label}>
      {items.map(({ key, text, detail }) => (
        <li key={key}>
          <label className={classes.item}>
            <input
              className={classes.input}
              type="checkbox"
              checked={done.includes(key)}
              disabled={!onTick}
              onChange={(event) => onTick?.(key, event.currentTarget.checked)}
            />
            <span className={classes.box} aria-hidden="true">
              <IconCheck size={16} stroke={3} />
            </span>
            <span className={classes.words}>
              <span className={classes.text}>{text}</span>
              {detail && (
                <Text as="span" size="sm" muted>
                  {detail}
                </Text>
              )}
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}
