import '../../ui/styles/form.ts';
import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import classes from './search-box.module.css';
import { useSlashFocus } from './use-slash-focus.ts';

/** Long enough that a word is one search, short enough to feel immediate. */
const PAUSE_MS = 250;
const LONGEST_SEARCH = 100;

interface SearchBoxProps {
  /** What is searched for now. */
  value: string;
  onSearch: (text: string) => void;
}

/** Searches once the person pauses typing. '/' gets here from anywhere, Escape empties it. */
export function SearchBox({ value, onSearch }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  const [searched, setSearched] = useState(value);
  useSlashFocus(input);

  // The search changed from outside: the address, or a button that clears it.
  if (value !== searched) {
    setSearched(value);
    setText(value);
  }

  useEffect(() => {
    if (text === searched) return;
    const pause = setTimeout(() => {
      setSearched(text);
      onSearch(text);
    }, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [text, searched, onSearch]);

  return (
    <TextInput
      ref={input}
      className={classes.search}
      type="search"
      size="md"
      aria-label="Search athletes"
      placeholder="Search by name or goal"
      aria-keyshortcuts="/"
      maxLength={LONGEST_SEARCH}
      leftSection={<IconSearch size={18} aria-hidden="true" />}
      rightSection={
        <span className={classes.hint} aria-hidden="true">
          /
        </span>
      }
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setText('');
      }}
    />
  );
}
