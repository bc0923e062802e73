import type { ScheduledMessage } from '@posedown/contract';
import { type FormEvent, useId, useState } from 'react';
import { fieldErrorsOf, isOtherRequest, userMessageOf } from '../../../lib/api-error.ts';
import { serverTime } from '../../../lib/clock/server-time.ts';
import { useToday } from '../../../lib/clock/use-today.ts';
import type { FormErrors } from '../../../lib/contract-form.ts';
import { MESSAGE_MAX_LENGTH } from '../../../lib/message-limits.ts';
import { newRequestKey } from '../../../lib/request-key.ts';
import { useBaseVersion } from '../../../lib/use-base-version.ts';
import { announce } from '../../../ui/announce/announce.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { DialogButtons } from '../../../ui/dialog/dialog-buttons.tsx';
import { fieldProps } from '../../../ui/form/field-props.ts';
import { FormNotice } from '../../../ui/form/form-notice.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { type Form, useForm } from '../../../ui/form/use-form.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { useChangeScheduled, useScheduleMessage } from './api.ts';
import { problemsOf, type SendTime, sendTimeOf, sendTimeText, toInstant } from './send-time.ts';
import { SendTimeFields } from './send-time-fields.tsx';

const NOT_SCHEDULED =
  'We couldn’t reach the server, so the message may not be scheduled yet. Try again when you’re online.';
const NOT_CHANGED =
  'We couldn’t reach the server, so your change may not be saved. Try again when you’re online.';

interface ScheduleForm extends SendTime {
  content: string;
}

interface ScheduleDialogProps {
  athleteId: string;
  /** The athlete's name. */
  name: string;
  onClose: () => void;
}

interface NewProps extends ScheduleDialogProps {
  /** What the coach has written so far. */
  text: string;
  /** Keeps what is written here when the dialog closes. */
  onText: (text: string) => void;
  onScheduled: () => void;
}

/** Schedules a message to an athlete. */
export function NewScheduledDialog({ athleteId, name, text, ...props }: NewProps) {
  const { onText, onScheduled, onClose } = props;
  const today = useToday();
  const schedule = useScheduleMessage(athleteId);
  const [requestKey, setRequestKey] = useState(newRequestKey);
  const [failure, setFailure] = useState<string>();
  const form = useForm<ScheduleForm>({
    initialValues: { content: text, day: '', clock: '08:00' },
    onValuesChange: ({ content }) => onText(content),
  });
  function save(body: Body) {
    setFailure(undefined);
    schedule.mutate(
      { ...body, requestKey },
      {
        onSuccess: ({ sendAt }) => {
          onScheduled();
          onClose();
          announce(`Scheduled for ${sendTimeText(sendAt, today)}`);
        },
        onError: (error) => {
          form.setErrors(errorsOf(error));
          if (isOtherRequest(error)) setRequestKey(newRequestKey());
          setFailure(userMessageOf(error, NOT_SCHEDULED));
        },
      },
    );
  }
  return (
    <ScheduleDialog
      title={`Send ${name} a message later`}
      label="Schedule message"
      {...{ form, failure, onClose }}
      busy={schedule.isPending}
      onSave={save}
    />
  );
}

interface EditProps extends ScheduleDialogProps {
  message: ScheduledMessage;
}

/** Changes the text and time of a scheduled message. */
export function EditScheduledDialog({ athleteId, name, message, onClose }: EditProps) {
  const change = useChangeScheduled(athleteId);
  const [failure, setFailure] = useState<string>();
  const { version, rebaseOnConflict } = useBaseVersion(message.version);
  const form = useForm<ScheduleForm>({
    initialValues: { content: message.content, ...sendTimeOf(message.sendAt) },
  });
  function save(body: Body) {
    setFailure(undefined);
    change.mutate(
      { ...body, id: message.id, version },
      {
        onSuccess: onClose,
        onError: (error) => {
          form.setErrors(errorsOf(error));
          setFailure(rebaseOnConflict(error) ?? userMessageOf(error, NOT_CHANGED));
        },
      },
    );
  }
  return (
    <ScheduleDialog
      title={`Edit the scheduled message to ${name}`}
      label="Save message"
      {...{ form, failure, onClose }}
      busy={change.isPending}
      onSave={save}
    />
  );
}

interface Body {
  content: string;
  sendAt: string;
}

/** The server's errors by field of the form. */
function errorsOf(error: unknown): FormErrors {
  const { content, sendAt } = fieldErrorsOf(error);
  return { ...(content && { content }), ...(sendAt && { clock: sendAt }) };
}

interface FormProps {
  title: string;
  /** The label of the save button. */
  label: string;
  form: Form<ScheduleForm>;
  failure: string | undefined;
  busy: boolean;
  /** Sends a valid form. */
  onSave: (body: Body) => void;
  onClose: () => void;
}

function ScheduleDialog({ title, label, form, failure, busy, onSave, onClose }: FormProps) {
  const id = useId();
  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const { values } = form;
    const content = values.content.trim();
    const errors = {
      ...(content === '' && { content: 'Write something first' }),
      ...problemsOf(values, serverTime()),
    };
    form.setErrors(errors);
    const sendAt = toInstant(values);
    if (sendAt && Object.keys(errors).length === 0) onSave({ content, sendAt });
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <DialogButtons
          form={id}
          label={label}
          busyLabel="Saving..."
          busy={busy}
          onCancel={onClose}
        />
      }
    >
      <Stack id={id} as="form" onSubmit={submit} noValidate>
        <TextAreaField
          {...fieldProps(form, 'content')}
          label="Message"
          maxLength={MESSAGE_MAX_LENGTH}
        />
        <SendTimeFields form={form} />
        {failure && <FormNotice>{failure}</FormNotice>}
      </Stack>
    </Dialog>
  );
}
