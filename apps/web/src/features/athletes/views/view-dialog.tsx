import type { SavedView } from '@posedown/contract';
import { type FormEvent, useId, useState } from 'react';
import { userMessageOf } from '../../../lib/api-error.ts';
import { newRequestKey } from '../../../lib/request-key.ts';
import { useSingleFlight } from '../../../lib/use-single-flight.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { FormNotice } from '../../../ui/form/form-notice.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Button } from '../../../ui/parts/button.tsx';
import { showWhenDone } from '../../../ui/toast/show-undoable.ts';
import { type LayoutChange, useChangeLayout } from '../api.ts';
import { type CurrentView, toSavedView } from './current-view.ts';
import {
  addView,
  isSameName,
  LONGEST_VIEW_NAME,
  MOST_VIEWS,
  removeView,
  replaceView,
  ViewOvertakenError,
} from './layout-changes.ts';

const NOT_SAVED = 'We couldn’t save the view. Try again when you’re online.';
const NOT_DELETED = 'We couldn’t reach the server, so your views may not have changed. Try again.';

interface ViewDialogProps {
  views: readonly SavedView[];
  /** Opens a saved view, or the default one. */
  onOpen: (id: string | undefined) => void;
  onClose: () => void;
}

interface SaveDialogProps extends ViewDialogProps {
  view: CurrentView;
}

/** Saves the filters, order and columns on the screen: under the name of the open view, or as a new one. */
export function SaveDialog({ view, views, onOpen, onClose }: SaveDialogProps) {
  const { saved } = view;
  const [newId] = useState(newRequestKey);

  const toChange = (name: string): { id: string; change: LayoutChange } => {
    if (saved && isSameName(name, saved.name)) {
      const { id } = saved;
      return { id, change: replaceView(saved, toSavedView(view, { id, name })) };
    }
    return { id: newId, change: addView(toSavedView(view, { id: newId, name })) };
  };

  function check(name: string): string | undefined {
    if (saved && isSameName(name, saved.name)) return undefined;
    if (views.length < MOST_VIEWS) return undefined;
    return `You already have ${MOST_VIEWS} views. Delete one first.`;
  }

  return (
    <ViewForm
      title="Save view"
      hint={
        saved
          ? 'Keep the name to update this view. With another name, it’s saved as a new one.'
          : 'Keeps these filters, the order and the columns.'
      }
      initialName={saved?.name ?? ''}
      others={views.filter(({ id }) => id !== saved?.id)}
      {...{ check, toChange, onOpen, onClose }}
    />
  );
}

interface EditDialogProps extends ViewDialogProps {
  saved: SavedView;
}

/** Renames or deletes a view. */
export function EditDialog({ saved, views, onOpen, onClose }: EditDialogProps) {
  const remove = useDeleteWithUndo(saved, views);
  const { id } = saved;
  return (
    <ViewForm
      title="Edit view"
      hint="To change its filters or columns, change them in the list, then save the view."
      initialName={saved.name}
      others={views.filter((view) => view.id !== id)}
      check={() => undefined}
      toChange={(name) => ({ id, change: replaceView(saved, { ...saved, name }) })}
      onDelete={() => {
        onClose();
        onOpen(undefined);
        remove();
      }}
      {...{ onOpen, onClose }}
    />
  );
}

/** @returns a function that deletes the view, with undo in the toast */
function useDeleteWithUndo(saved: SavedView, views: readonly SavedView[]) {
  const { mutateAsync } = useChangeLayout();
  const place = views.findIndex(({ id }) => id === saved.id);
  const message = saved.name;
  return () =>
    void showWhenDone(mutateAsync(removeView(saved)), NOT_DELETED, () => ({
      title: 'View deleted',
      message,
      undo: async () => {
        await mutateAsync(addView(saved, place));
        return { title: 'View restored', message };
      },
    }));
}

interface ViewFormProps extends Pick<ViewDialogProps, 'onOpen' | 'onClose'> {
  title: string;
  hint: string;
  initialName: string;
  /** Views whose names are taken. */
  others: readonly SavedView[];
  /** @returns why it can't be saved */
  check: (name: string) => string | undefined;
  toChange: (name: string) => { id: string; change: LayoutChange };
  onDelete?: () => void;
}

function ViewForm(props: ViewFormProps) {
  const { title, hint, initialName, others, check, toChange, onDelete, onOpen, onClose } = props;
  const formId = useId();
  const [name, setName] = useState(initialName);
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const { mutateAsync } = useChangeLayout();
  const { busy, run } = useSingleFlight();

  function submit(event: FormEvent) {
    event.preventDefault();
    const text = name.trim();
    const problem = nameError(text, others) ?? check(text);
    setError(problem);
    setFailure(undefined);
    if (problem) return;
    void run(async () => {
      try {
        const { id, change } = toChange(text);
        await mutateAsync(change);
        onClose();
        onOpen(id);
      } catch (caught) {
        // The typed name stays.
        setFailure(
          caught instanceof ViewOvertakenError ? caught.message : userMessageOf(caught, NOT_SAVED),
        );
      }
    });
  }

  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          {onDelete && (
            <Button variant="default" size="md" disabled={busy} onClick={onDelete}>
              Delete view
            </Button>
          )}
          <Button type="submit" form={formId} size="md" loading={busy}>
            {busy ? 'Saving...' : 'Save view'}
          </Button>
        </>
      }
    >
      <Stack id={formId} as="form" gap="lg" onSubmit={submit} noValidate>
        <TextField
          label="Name"
          name="name"
          value={name}
          onChange={setName}
          hint={hint}
          error={error}
          maxLength={LONGEST_VIEW_NAME}
          autoComplete="off"
        />
        {failure && <FormNotice>{failure}</FormNotice>}
      </Stack>
    </Dialog>
  );
}

function nameError(name: string, others: readonly SavedView[]): string | undefined {
  if (name === '') return 'Name the view';
  const isTaken = others.some((other) => isSameName(other.name, name));
  return isTaken ? 'You already have a view with this name. Choose another name.' : undefined;
}
