import { IconCheck } from '@tabler/icons-react';
import { Text } from './text.tsx';
import classes from './tick-list.module.css';

export interface TickItem {
  key: string;
  text: string;
  /** Secondary text below it. */
  detail?: string | null;
}

interface TickListProps {
  items: readonly TickItem[];
  /** The keys that are ticked. */
  done: readonly string[];
  /** Read-only without it. */
  onTick?: (key: string, done: boolean) => void;
  /** For choices rather than tasks: ticked items aren’t struck through. */
  isChoice?: boolean;
  /** Label, if no heading names the list. */
  label?: string;
}

/** A checklist; prints as boxes. */
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
