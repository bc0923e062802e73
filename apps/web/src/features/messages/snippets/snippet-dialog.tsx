import type { PlaceholderValues } from '@posedown/coaching';
import type { Snippet } from '@posedown/contract';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { userMessageOf } from '../../../lib/api-error.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Button, IconButton, UnstyledButton } from '../../../ui/parts/button.tsx';
import { ErrorState } from '../../../ui/parts/error-state.tsx';
import { Skeleton, SkeletonArea } from '../../../ui/parts/skeleton.tsx';
import { Text } from '../../../ui/parts/text.tsx';
import { useSnippets } from '../api.ts';
import { EditSnippet, NewSnippet } from './snippet-form.tsx';
import { allSnippets, type FilledSnippet, fillSnippets } from './snippet-text.ts';
import classes from './snippets.module.css';

/** From this many snippets on, they can be searched. */
const SEARCH_FROM = 10;

interface SnippetDialogProps {
  /** Null to leave the placeholders in the text. */
  values: PlaceholderValues | null;
  onPick: (text: string) => void;
  onClose: () => void;
}

/** All snippets: insert one, and add, edit or delete one's own. */
export function SnippetDialog({ values, onPick, onClose }: SnippetDialogProps) {
  const [editing, setEditing] = useState<Snippet | 'new'>();
  const close = () => setEditing(undefined);
  if (editing === 'new') return <NewSnippet onClose={close} />;
  if (editing) return <EditSnippet snippet={editing} onClose={close} />;
  return (
    <Dialog
      title="Snippets"
      intro="Texts you write often. Placeholders are filled in for each athlete."
      onClose={onClose}
      footer={
        <Button variant="default" size="md" onClick={() => setEditing('new')}>
          New snippet
        </Button>
      }
    >
      <SnippetList {...{ values, onPick }} onEdit={setEditing} />
    </Dialog>
  );
}

interface SnippetListProps extends Omit<SnippetDialogProps, 'onClose'> {
  onEdit: (snippet: Snippet) => void;
}

function SnippetList({ values, onPick, onEdit }: SnippetListProps) {
  const { data, error, refetch } = useSnippets();
  const [search, setSearch] = useState('');
  if (!data) {
    return error ? (
      <ErrorState
        title="We couldn’t load your snippets."
        message={userMessageOf(error, 'Try again when you’re online.')}
        onRetry={refetch}
      />
    ) : (
      <SkeletonArea label="Loading your snippets">
        <Skeleton height="18rem" />
      </SkeletonArea>
    );
  }
  const all = fillSnippets(allSnippets(data.snippets), values);
  const wanted = search.trim().toLowerCase();
  const found = all.filter(({ name, text }) => `${name}\n${text}`.toLowerCase().includes(wanted));
  return (
    <Stack>
      {all.length >= SEARCH_FROM && (
        <TextField
          label="Search"
          name="snippet-search"
          value={search}
          onChange={setSearch}
          autoComplete="off"
        />
      )}
      {found.length === 0 && <Text muted>No results</Text>}
      <ul className={classes.list}>
        {found.map((snippet) => (
          <SnippetItem key={snippet.own?.id ?? snippet.name} {...{ snippet, onPick, onEdit }} />
        ))}
      </ul>
    </Stack>
  );
}

interface SnippetItemProps {
  snippet: FilledSnippet;
  onPick: (text: string) => void;
  onEdit: (snippet: Snippet) => void;
}

function SnippetItem({ snippet, onPick, onEdit }: SnippetItemProps) {
  const { name, text, missing, own } = snippet;
  return (
    <li className={classes.item}>
      <UnstyledButton
        className={classes.pick}
        disabled={missing.length > 0}
        onClick={() => onPick(text)}
      >
        <span className={classes.name}>{name}</span>
        <span className={classes.text}>
          {missing.length > 0 ? `No data for ${missing.join(', ')}.` : text}
        </span>
      </UnstyledButton>
      {own && (
        <IconButton aria-label={`Edit ${name}`} onClick={() => onEdit(own)}>
          <IconPencil size={20} aria-hidden="true" />
        </IconButton>
      )}
    </li>
  );
}
