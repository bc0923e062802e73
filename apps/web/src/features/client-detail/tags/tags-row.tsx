import { IconPlus, IconX } from '@tabler/icons-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useSingleFlight } from '../../../lib/use-single-flight.ts';
import { announce } from '../../../ui/announce/announce.ts';
import { Button, IconButton } from '../../../ui/parts/button.tsx';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import { showError } from '../../../ui/toast/show-error.ts';
import { showUndoable } from '../../../ui/toast/show-undoable.ts';
import { useAthleteTags, useChangeTag } from '../api.ts';
import classes from './tags.module.css';

const TagBox = lazyPart(() => import('./tag-box.tsx').then(({ TagBox }) => ({ default: TagBox })));

const NOT_ADDED = 'We couldn’t add this tag. Try again when you’re online.';
const NOT_REMOVED = 'We couldn’t remove this tag. Try again when you’re online.';

interface TagsRowProps {
  athleteId: string;
  name: string;
}

/** The coach's own tags on an athlete. Athletes never see them. */
export function TagsRow({ athleteId, name }: TagsRowProps) {
  const tags = useAthleteTags(athleteId).data?.tags;
  const change = useChangeTag(athleteId);
  const [isAdding, setIsAdding] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const { busy, run } = useSingleFlight();

  const add = (tag: string) =>
    run(async () => {
      try {
        const added = await change.mutateAsync({ action: 'add', tag });
        announce(`${added.tag} added`);
        close();
      } catch (error) {
        // What was typed stays.
        showError(error, NOT_ADDED);
      }
    });

  const remove = (tag: string) =>
    run(async () => {
      try {
        await change.mutateAsync({ action: 'remove', tag });
        addButton.current?.focus();
        const undo = async () => {
          await change.mutateAsync({ action: 'add', tag });
          return { title: 'Tag restored' };
        };
        showUndoable({ title: 'Tag removed', message: tag, undo, otherwise: NOT_ADDED });
      } catch (error) {
        showError(error, NOT_REMOVED);
      }
    });

  const close = () => setIsAdding(false);

  const wasAdding = useRef(false);
  useEffect(() => {
    if (wasAdding.current && !isAdding) addButton.current?.focus();
    wasAdding.current = isAdding;
  }, [isAdding]);

  return (
    <div className={classes.row} aria-busy={busy}>
      {tags && tags.length > 0 && (
        <ul className={classes.tags} aria-label={`Your tags on ${name}`}>
          {tags.map((tag) => (
            <li key={tag} className={classes.tag}>
              {tag}
              <IconButton
                className={classes.remove}
                aria-label={`Remove tag ${tag}`}
                onClick={() => void remove(tag)}
              >
                <IconX size={14} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {isAdding ? (
        <Suspense fallback={null}>
          <TagBox given={tags ?? []} onAdd={(tag) => void add(tag)} onClose={close} />
        </Suspense>
      ) : (
        <Button
          ref={addButton}
          variant="subtle"
          size="sm"
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          onClick={() => setIsAdding(true)}
        >
          Add tag
        </Button>
      )}
    </div>
  );
}
