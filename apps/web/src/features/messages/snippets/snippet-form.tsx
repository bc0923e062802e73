import type { Snippet } from '@posedown/contract';
import { type FormEvent, useId, useRef, useState } from 'react';
import { fieldErrorsOf, isOtherRequest, userMessageOf } from '../../../lib/api-error.ts';
import { validateBy } from '../../../lib/contract-form.ts';
import { dropDraft, loadDraft, saveDraft } from '../../../lib/draft-store.ts';
import { SNIPPET_NAME_MAX, SNIPPET_TEXT_MAX } from '../../../lib/message-limits.ts';
import { newRequestKey } from '../../../lib/request-key.ts';
import { useBaseVersion } from '../../../lib/use-base-version.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { fieldProps } from '../../../ui/form/field-props.ts';
import { FormNotice } from '../../../ui/form/form-notice.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { type Form, useForm } from '../../../ui/form/use-form.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Button } from '../../../ui/parts/button.tsx';
import { showWhenDone } from '../../../ui/toast/show-undoable.ts';
import { useChangeSnippet, useCreateSnippet, useDeleteSnippet } from '../api.ts';
import { PlaceholderButtons } from './placeholder-buttons.tsx';

const validate = validateBy(() =>
  import('@posedown/contract').then(({ snippetBodySchema }) => snippetBodySchema),
);

const DRAFT_KEY = 'posedown.new-snippet';
const NOT_SAVED = 'We couldn’t save the snippet. It’s still in this form; try again.';
const NOT_DELETED =
  'We couldn’t reach the server, so your snippets may not have changed. Try again.';

type SnippetForm = Pick<Snippet, 'name' | 'content'>;

/** Reads the stored draft of a new snippet. */
function readDraft(): SnippetForm {
  const { name, content } = { ...(loadDraft(DRAFT_KEY) as Partial<SnippetForm> | undefined) };
  return {
    name: typeof name === 'string' ? name : '',
    content: typeof content === 'string' ? content : '',
  };
}

/** Adds a snippet. What was typed survives closing and a reload until it is saved. */
export function NewSnippet({ onClose }: { onClose: () => void }) {
  const create = useCreateSnippet();
  const [requestKey, setRequestKey] = useState(newRequestKey);
  const [failure, setFailure] = useState<string>();
  const form = useForm<SnippetForm>({
    initialValues: readDraft(),
    onValuesChange: (values) => saveDraft(DRAFT_KEY, values),
  });
  function save() {
    setFailure(undefined);
    create.mutate(
      { ...form.values, requestKey },
      {
        onSuccess: () => {
          dropDraft(DRAFT_KEY);
          onClose();
        },
        onError: (error) => {
          form.setErrors(fieldErrorsOf(error));
          if (isOtherRequest(error)) setRequestKey(newRequestKey());
          setFailure(userMessageOf(error, NOT_SAVED));
        },
      },
    );
  }
  return (
    <SnippetFormDialog
      title="New snippet"
      {...{ form, failure, onClose }}
      busy={create.isPending}
      onSave={save}
    />
  );
}

interface EditSnippetProps {
  snippet: Snippet;
  onClose: () => void;
}

/** Edits or deletes a snippet. */
export function EditSnippet({ snippet, onClose }: EditSnippetProps) {
  const change = useChangeSnippet();
  const remove = useDeleteWithUndo();
  const [failure, setFailure] = useState<string>();
  const { version, rebaseOnConflict } = useBaseVersion(snippet.version);
  const { name, content } = snippet;
  const form = useForm<SnippetForm>({ initialValues: { name, content } });
  function save() {
    setFailure(undefined);
    change.mutate(
      { ...form.values, id: snippet.id, version },
      {
        onSuccess: onClose,
        onError: (error) => {
          form.setErrors(fieldErrorsOf(error));
          setFailure(rebaseOnConflict(error) ?? userMessageOf(error, NOT_SAVED));
        },
      },
    );
  }
  return (
    <SnippetFormDialog
      title="Edit snippet"
      {...{ form, failure, onClose }}
      busy={change.isPending}
      onSave={save}
      onDelete={() => {
        onClose();
        remove({ ...snippet, version });
      }}
    />
  );
}

/** @returns a function that deletes a snippet, with undo in the toast */
function useDeleteWithUndo() {
  const remove = useDeleteSnippet();
  const create = useCreateSnippet();
  return (snippet: Snippet): void => {
    const { name, content } = snippet;
    const requestKey = newRequestKey();
    void showWhenDone(remove.mutateAsync(snippet), NOT_DELETED, () => ({
      title: 'Snippet deleted',
      message: name,
      undo: async () => {
        await create.mutateAsync({ name, content, requestKey });
        return { title: 'Snippet restored', message: name };
      },
    }));
  };
}

interface SnippetFormDialogProps {
  title: string;
  form: Form<SnippetForm>;
  failure: string | undefined;
  busy: boolean;
  /** Sends a valid form. */
  onSave: () => void;
  onDelete?: () => void;
  /** Back to the list. */
  onClose: () => void;
}

function SnippetFormDialog(props: SnippetFormDialogProps) {
  const { title, form, failure, busy, onSave, onDelete, onClose } = props;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    // In React's tree, the dialog is inside the form of a message, which must not be sent.
    event.stopPropagation();
    if (busy) return;
    const errors = await validate(form.values);
    form.setErrors(errors);
    if (Object.keys(errors).length === 0) onSave();
  }

  return (
    <Dialog
      title={title}
      onClose={onClose}
      closeLabel="Back to the snippets"
      footer={
        <>
          {onDelete && (
            <Button variant="default" size="md" disabled={busy} onClick={onDelete}>
              Delete
            </Button>
          )}
          <Button type="submit" form={id} size="md" loading={busy}>
            {busy ? 'Saving...' : 'Save snippet'}
          </Button>
        </>
      }
    >
      <Stack id={id} as="form" onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          {...fieldProps(form, 'name')}
          label="Name"
          maxLength={SNIPPET_NAME_MAX}
          autoComplete="off"
        />
        <TextAreaField
          ref={field}
          {...fieldProps(form, 'content')}
          label="Text"
          maxLength={SNIPPET_TEXT_MAX}
        />
        <PlaceholderButtons field={field} onChange={(content) => form.setValues({ content })} />
        {failure && <FormNotice>{failure}</FormNotice>}
      </Stack>
    </Dialog>
  );
}
