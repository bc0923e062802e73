import { counted } from '@posedown/coaching';
import type { ClientCard, TagManyBody } from '@posedown/contract';
import { type FormEvent, useId, useState } from 'react';
import { userMessageOf } from '../../../lib/api-error.ts';
import { useSingleFlight } from '../../../lib/use-single-flight.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { DialogButtons } from '../../../ui/dialog/dialog-buttons.tsx';
import { FormNotice } from '../../../ui/form/form-notice.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { Button } from '../../../ui/parts/button.tsx';
import { Text } from '../../../ui/parts/text.tsx';
import { showUndoable } from '../../../ui/toast/show-undoable.ts';
import { useTagAthletes, useTags } from '../api.ts';
import { LONGEST_TAG } from '../roster-query.ts';
import { tagsAmong } from './tags-among.ts';

const FAILED = 'We couldn’t change the tags. Try again when you’re online.';

interface TagDialogProps {
  athletes: readonly ClientCard[];
  onClose: () => void;
}

/** Adds one tag to all athletes, or removes one that some of them have. */
export function TagDialog({ athletes, onClose }: TagDialogProps) {
  const id = useId();
  const suggestions = useId();
  const all = useTags().data?.tags ?? [];
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const { change, busy } = useTagging(athletes, setFailure, onClose);
  const present = tagsAmong(athletes);
  const count = counted(athletes.length, 'athlete');

  function submit(event: FormEvent) {
    event.preventDefault();
    const tag = text.trim();
    setError(tag === '' ? 'Write a tag' : undefined);
    if (tag !== '') change('add', tag);
  }

  return (
    <Dialog
      title={`Tag ${count}`}
      intro="Tags are yours. Athletes never see them."
      onClose={onClose}
      footer={
        <DialogButtons
          form={id}
          label="Add tag"
          busyLabel="Adding..."
          {...{ busy }}
          onCancel={onClose}
        />
      }
    >
      <Stack id={id} as="form" gap="lg" onSubmit={submit} noValidate>
        <TextField
          label="Tag"
          name="tag"
          value={text}
          onChange={setText}
          error={error}
          maxLength={LONGEST_TAG}
          autoComplete="off"
          list={suggestions}
        />
        <datalist id={suggestions}>
          {all.map(({ tag }) => (
            <option key={tag} value={tag} />
          ))}
        </datalist>
        {present.length > 0 && (
          <Stack gap="xs">
            <Text size="sm" muted>
              Remove a tag
            </Text>
            <Row gap="xs">
              {present.map(({ tag, athletes: having }) => (
                <Button
                  key={tag}
                  variant="default"
                  size="sm"
                  disabled={busy}
                  aria-label={`${tag} (${having}): remove`}
                  onClick={() => change('remove', tag)}
                >
                  {tag} ({having})
                </Button>
              ))}
            </Row>
          </Stack>
        )}
        {failure && <FormNotice>{failure}</FormNotice>}
      </Stack>
    </Dialog>
  );
}

/** Changes a tag of all athletes or none, with an undo for those it changed. */
function useTagging(
  athletes: readonly ClientCard[],
  onFailure: (message: string | undefined) => void,
  onDone: () => void,
) {
  const tagging = useTagAthletes();
  const { busy, run } = useSingleFlight();
  const change = (action: TagManyBody['action'], tag: string) =>
    void run(async () => {
      onFailure(undefined);
      try {
        const ids = athletes.map((athlete) => athlete.id);
        const reply = await tagging.mutateAsync({ action, tag, ids });
        onDone();
        const message = `${reply.tag} · ${counted(reply.changed.length, 'athlete')}`;
        const undo = async () => {
          if (reply.changed.length > 0) {
            const opposite = action === 'add' ? 'remove' : 'add';
            await tagging.mutateAsync({ action: opposite, tag: reply.tag, ids: reply.changed });
          }
          return { title: action === 'add' ? 'Tag removed' : 'Tag restored', message };
        };
        const title = action === 'add' ? 'Tag added' : 'Tag removed';
        showUndoable({ title, message, undo, otherwise: FAILED });
      } catch (error) {
        // What was typed stays.
        onFailure(userMessageOf(error, FAILED));
      }
    });
  return { change, busy };
}
