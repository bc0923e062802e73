import { type ReactNode, useState } from 'react';
import { TYPING_MS } from '../../lib/athletes-named.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { EmptyState } from '../../ui/parts/empty-state.tsx';
import { ErrorState } from '../../ui/parts/error-state.tsx';
import { LinkButton } from '../../ui/parts/link-button.tsx';
import { MoreButton } from '../../ui/parts/more-button.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import { Skeleton, SkeletonArea } from '../../ui/parts/skeleton.tsx';
import { Text } from '../../ui/parts/text.tsx';
import { AddNote } from './add-note.tsx';
import { useNotes } from './api.ts';
import classes from './client-detail.module.css';
import { NoteRow } from './note-row.tsx';

interface CommunicationProps {
  athleteId: string;
  /** The rendered latest messages. */
  latest: ReactNode;
}

/** The latest messages and the coach's notes on an athlete. */
export function Communication({ athleteId, latest }: CommunicationProps) {
  // Typed as string, because only `app` knows the routes.
  const thread: string = `/messages/${athleteId}`;
  return (
    <Stack>
      <Card as="section" labelledBy="thread">
        <SectionHeader
          id="thread"
          title="Messages"
          intro="Your messages with this athlete."
          actions={
            <LinkButton to={thread} variant="default" size="md">
              Open the thread
            </LinkButton>
          }
        />
        {latest}
      </Card>
      <Card as="section" labelledBy="notes">
        <SectionHeader
          id="notes"
          title="Coach notes"
          intro="Private to you. The athlete can’t see them."
        />
        <AddNote athleteId={athleteId} />
        <Notes athleteId={athleteId} />
      </Card>
    </Stack>
  );
}

/** From this many notes on, they can be searched. */
const SEARCH_FROM = 5;

function Notes({ athleteId }: { athleteId: string }) {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), TYPING_MS);
  const list = useNotes(athleteId, search);
  const notes = list.data?.pages.flatMap((page) => page.notes);
  if (list.isPending) {
    return (
      <SkeletonArea label="Loading your notes" className={classes.list}>
        <Skeleton height="6rem" />
        <Skeleton height="6rem" />
      </SkeletonArea>
    );
  }
  if (!notes) return <ErrorState title="We couldn’t load your notes." onRetry={list.refetch} />;
  if (notes.length === 0 && typed === '' && search === '') {
    return (
      <div className={classes.list}>
        <EmptyState title="No notes yet">
          Write down what you want to remember, such as an old injury or an early shift.
        </EmptyState>
      </div>
    );
  }
  return (
    <>
      {(notes.length >= SEARCH_FROM || typed !== '') && (
        <TextField
          label="Search notes"
          name="note-search"
          value={typed}
          onChange={setTyped}
          maxLength={100}
          autoComplete="off"
        />
      )}
      {notes.length === 0 && <Text muted>No results</Text>}
      <ul className={classes.list}>
        {notes.map((note) => (
          <NoteRow key={note.id} athleteId={athleteId} note={note} />
        ))}
      </ul>
      <MoreButton list={list} />
    </>
  );
}
