import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { UnstyledButton } from '../parts/button.tsx';
import classes from './command-list.module.css';

export interface Command {
  id: string;
  label: string;
  /** Secondary text next to the label. */
  hint?: string | undefined;
  onPick: () => void;
}

export interface CommandGroup {
  label: string;
  commands: readonly Command[];
}

interface CommandListProps {
  /** Placeholder of the input. */
  label: string;
  placeholder: string;
  text: string;
  onText: (text: string) => void;
  /** Empty groups are hidden. */
  groups: readonly CommandGroup[];
  /** Shown without results, or while searching. */
  nothing: string;
}

const LONGEST_TEXT = 100;

/**
 * A search input with a list of results: arrow keys move, Enter selects, and the focus stays in
 * the input. Screen readers get the active option and the number of options.
 */
export function CommandList(props: CommandListProps) {
  const { label, placeholder, text, onText, groups, nothing } = props;
  const id = useId();
  const shown = groups.filter(({ commands }) => commands.length > 0);
  const commands = shown.flatMap((group) => group.commands);
  const [wantedId, setWantedId] = useState<string>();
  const active = Math.max(
    0,
    commands.findIndex((command) => command.id === wantedId),
  );
  const current = commands[active];
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (current)
      list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  function onKeyDown(event: KeyboardEvent) {
    const next = moveActive(event.key, active, commands.length);
    if (next !== null) {
      event.preventDefault();
      setWantedId(commands[next]?.id);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      current?.onPick();
    }
  }

  const optionId = (command: Command) => `${id}-${command.id}`;
  return (
    <div className={classes.box}>
      <input
        // The dialog focuses this element when it opens.
        ref={(input) => input?.setAttribute('autofocus', '')}
        className={classes.field}
        type="text"
        role="combobox"
        aria-label={label}
        aria-expanded={commands.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={current && optionId(current)}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        maxLength={LONGEST_TEXT}
        value={text}
        onChange={(event) => {
          setWantedId(undefined);
          onText(event.currentTarget.value);
        }}
        onKeyDown={onKeyDown}
      />
      <div ref={list} id={`${id}-list`} className={classes.list} role="listbox" aria-label={label}>
        {shown.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options is not a fieldset
          <div key={group.label} role="group" aria-label={group.label} className={classes.group}>
            <div className={classes.heading} aria-hidden="true">
              {group.label}
            </div>
            {group.commands.map((command) => (
              <UnstyledButton
                key={command.id}
                id={optionId(command)}
                className={classes.option}
                role="option"
                aria-selected={command === current}
                tabIndex={-1}
                onMouseMove={() => setWantedId(command.id)}
                onClick={command.onPick}
              >
                <span className={classes.label}>{command.label}</span>
                {command.hint && <span className={classes.hint}>{command.hint}</span>}
              </UnstyledButton>
            ))}
          </div>
        ))}
      </div>
      <p className={classes.status} role="status" data-shown={commands.length === 0}>
        {commands.length === 0 ? nothing : `${commands.length} found`}
      </p>
    </div>
  );
}

/** The next active option for an arrow key; null for other keys. */
export function moveActive(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return (active - 1 + count) % count;
  return null;
}
