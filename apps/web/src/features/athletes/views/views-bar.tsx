import type { SavedView } from '@posedown/contract';
import { Suspense, useState } from 'react';
import { useMedia } from '../../../lib/use-media.ts';
import { NativeSelect } from '../../../ui/form/native-select.tsx';
import { Button } from '../../../ui/parts/button.tsx';
import { FilterButtons } from '../../../ui/parts/filter-buttons.tsx';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import type { CurrentView } from './current-view.ts';
import classes from './views-bar.module.css';

const SaveDialog = lazyPart(() =>
  import('./view-dialog.tsx').then(({ SaveDialog }) => ({ default: SaveDialog })),
);
const EditDialog = lazyPart(() =>
  import('./view-dialog.tsx').then(({ EditDialog }) => ({ default: EditDialog })),
);

/** More views than this are in a list, because they would fill several lines. */
const MOST_CHIPS = 6;

interface ViewsBarProps {
  view: CurrentView;
  views: readonly SavedView[];
  /** Opens a saved view, or the default one. */
  onOpen: (id: string | undefined) => void;
}

/** The coach's saved views, and what can be done with the one that is open. */
export function ViewsBar({ view, views, onOpen }: ViewsBarProps) {
  const { saved, isChanged } = view;
  const [open, setOpen] = useState<'save' | 'edit'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <ViewChoice {...{ views, saved, onOpen }} />
      {isChanged && (
        <Button
          className={classes.action}
          variant="default"
          size="sm"
          aria-haspopup="dialog"
          onClick={() => setOpen('save')}
        >
          Save view
        </Button>
      )}
      {saved && isChanged && (
        <Button
          className={classes.action}
          variant="subtle"
          color="gray"
          size="sm"
          onClick={() => onOpen(saved.id)}
        >
          Reset
        </Button>
      )}
      {saved && !isChanged && (
        <Button
          className={classes.action}
          variant="subtle"
          color="gray"
          size="sm"
          aria-haspopup="dialog"
          onClick={() => setOpen('edit')}
        >
          Edit view
        </Button>
      )}
      <Suspense fallback={null}>
        {open === 'save' && <SaveDialog {...{ view, views, onOpen }} onClose={close} />}
        {open === 'edit' && saved && <EditDialog {...{ saved, views, onOpen }} onClose={close} />}
      </Suspense>
    </>
  );
}

interface ViewChoiceProps extends Pick<ViewsBarProps, 'views' | 'onOpen'> {
  saved: SavedView | undefined;
}

/** Chips, or a list on a phone and with many views. Nothing until the coach saves one. */
function ViewChoice({ views, saved, onOpen }: ViewChoiceProps) {
  const isWide = useMedia('(min-width: 48em)');
  if (views.length === 0) return null;
  if (isWide && views.length <= MOST_CHIPS) {
    return (
      <FilterButtons<string | undefined>
        compact
        label="Saved views"
        choices={views.map(({ id, name }) => ({ value: id, label: name }))}
        chosen={saved?.id}
        onChoose={onOpen}
      />
    );
  }
  return (
    <div className={classes.list}>
      <NativeSelect
        aria-label="Saved views"
        value={saved?.id ?? ''}
        onChange={({ currentTarget }) => onOpen(currentTarget.value || undefined)}
      >
        <option value="">Saved views</option>
        {views.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
