import { useState } from 'react';
import { LONGEST_SEARCH } from '../../../lib/longest-search.ts';
import { MESSAGE_SEARCH_MIN } from '../../../lib/message-limits.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Text } from '../../../ui/parts/text.tsx';
import inboxClasses from '../inbox.module.css';
import { MatchList } from './match-list.tsx';

/** Long enough that a word is one search. */
const PAUSE_MS = 300;

interface SearchDialogProps {
  athleteId: string;
  onClose: () => void;
}

/** Finds messages of one thread by their words. */
export function SearchDialog({ athleteId, onClose }: SearchDialogProps) {
  const [text, setText] = useState('');
  const q = useDebounced(text.trim(), PAUSE_MS);
  return (
    <Dialog title="Search this thread" onClose={onClose}>
      <Stack>
        <input
          className={inboxClasses.search}
          type="search"
          aria-label="Words in a message"
          placeholder="Words in a message"
          data-autofocus
          maxLength={LONGEST_SEARCH}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {q.length >= MESSAGE_SEARCH_MIN ? (
          <MatchList {...{ q, athleteId }} onOpen={onClose} />
        ) : (
          <Text size="sm" muted>
            Type at least two characters.
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}
