import type { Milestone } from '@posedown/contract';
import { type FormEvent, useId, useState } from 'react';
import { ApiError, isOtherRequest, userMessageOf } from '../../lib/api-error.ts';
import { validateBy } from '../../lib/contract-form.ts';
import { newRequestKey } from '../../lib/request-key.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { DayField } from '../../ui/form/day-field.tsx';
import { fieldProps } from '../../ui/form/field-props.ts';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { useAddMilestone, useChangeMilestone } from './api.ts';
import { useDeleteWithUndo } from './use-delete-with-undo.ts';

interface MilestoneDialogProps {
  /** The milestone being edited; undefined to add one. */
  milestone?: Milestone;
  place: { userId: string; competitionId: string };
  today: string;
  /** Loads the version saved by another window. */
  onReload: (milestone: Milestone) => void;
  onClose: () => void;
}

const validate = validateBy(() =>
  import('@posedown/contract').then(({ milestoneBodySchema }) => milestoneBodySchema),
);

/** Adds, edits or deletes a milestone. */
export function MilestoneDialog(props: MilestoneDialogProps) {
  const { milestone, place, today, onReload, onClose } = props;
  const id = useId();
  const [requestKey, setRequestKey] = useState(newRequestKey);
  const add = useAddMilestone(place);
  const change = useChangeMilestone(place.userId);
  const remove = useDeleteWithUndo(place);
  const form = useForm({
    initialValues: {
      name: milestone?.name ?? '',
      description: milestone?.description ?? '',
      targetDate: milestone?.targetDate ?? today,
    },
  });
  const busy = add.isPending || change.isPending;
  const failed = add.error ?? change.error;

  async function submit(event: FormEvent) {
    event.preventDefault();
    const { description, ...fields } = form.values;
    const body = { ...fields, description: description.trim() || undefined };
    const errors = await validate(body);
    form.setErrors(errors);
    if (Object.keys(errors).length > 0) return;
    if (!milestone) {
      const onError = (error: unknown) => isOtherRequest(error) && setRequestKey(newRequestKey());
      return add.mutate({ ...body, requestKey }, { onSuccess: onClose, onError });
    }
    const { version, completed } = milestone;
    change.mutate(
      { ...body, version, completed, milestoneId: milestone.id },
      { onSuccess: onClose },
    );
  }

  return (
    <Dialog
      title={milestone ? 'Edit milestone' : 'Add milestone'}
      onClose={onClose}
      footer={
        <>
          {milestone && (
            <Button
              variant="default"
              size="md"
              disabled={busy}
              onClick={() => {
                onClose();
                remove(milestone);
              }}
            >
              Delete
            </Button>
          )}
          <Button type="submit" form={id} size="md" loading={busy}>
            {busy ? 'Saving...' : 'Save milestone'}
          </Button>
        </>
      }
    >
      <Stack id={id} as="form" onSubmit={(event) => void submit(event)} noValidate>
        <TextField {...fieldProps(form, 'name')} label="Milestone" maxLength={200} />
        <DayField {...fieldProps(form, 'targetDate')} label="Target date" />
        <TextAreaField {...fieldProps(form, 'description')} label="Description" optional />
        {failed && (
          <FormNotice>
            <p>{userMessageOf(failed, 'The milestone wasn’t saved. Try again.')}</p>
            {milestone && isDeletedOrOutdated(failed) && (
              <Button variant="default" size="md" onClick={() => onReload(milestone)}>
                Show the current version
              </Button>
            )}
          </FormNotice>
        )}
      </Stack>
    </Dialog>
  );
}

const isDeletedOrOutdated = (error: unknown) =>
  error instanceof ApiError && (error.code === 'changed_meanwhile' || error.status === 404);
