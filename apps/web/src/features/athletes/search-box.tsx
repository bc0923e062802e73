import { IconSearch } from '@tabler/icons-react';
import { useRef } from 'react';
import { LONGEST_SEARCH } from '../../lib/longest-search.ts';
import { useSearchText } from '../../lib/use-search-text.ts';
import classes from './search-box.module.css';
import { useSlashFocus } from './use-slash-focus.ts';

interface SearchBoxProps {
  /** What is searched for now. */
  value: string;
  onSearch: (text: string) => void;
}

/** Searches once the person pauses typing. '/' gets here from anywhere, Escape empties it. */
export function SearchBox({ value, onSearch }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useSearchText(value, onSearch);
  useSlashFocus(input);
  return (
    <div className={classes.search}>
      <IconSearch className={classes.icon} size={18} aria-hidden="true" />
      <input
        ref={input}
        className={classes.input}
        type="search"
        aria-label="Search athletes"
        placeholder="Search by name or goal"
        aria-keyshortcuts="/"
        maxLength={LONGEST_SEARCH}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setText('');
        }}
      />
      <span className={classes.hint} aria-hidden="true">
        /
      </span>
    </div>
  );
}
