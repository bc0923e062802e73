import { counted } from '@posedown/coaching';
import type { Recipient } from '@posedown/contract';
import { type FormEvent, useId, useRef, useState } from 'react';
import { userMessageOf } from '../../../lib/api-error.ts';
import { serverTime } from '../../../lib/clock/server-time.ts';
import { dropDraft, loadDraft, saveDraft } from '../../../lib/draft-store.ts';
import { MESSAGE_TO_MANY_MAX_LENGTH } from '../../../lib/message-limits.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { DialogButtons } from '../../../ui/dialog/dialog-buttons.tsx';
import { ChoiceField } from '../../../ui/form/choice-field.tsx';
import { insertText } from '../../../ui/form/insert-text.ts';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { Button } from '../../../ui/parts/button.tsx';
import { Caution } from '../../../ui/parts/caution.tsx';
import { ErrorState } from '../../../ui/parts/error-state.tsx';
import { Skeleton, SkeletonArea } from '../../../ui/parts/skeleton.tsx';
import { useRecipients } from '../api.ts';
import { problemsOf, type SendTime, toInstant } from '../scheduled/send-time.ts';
import { SendTimeFields } from '../scheduled/send-time-fields.tsx';
import { PickSnippet } from '../snippets/pick-snippet.tsx';
import { PlaceholderButtons } from '../snippets/placeholder-buttons.tsx';
import { BatchStatus } from './batch-status.tsx';
import { fillForAll, leftOutText, type Outgoing, problemOf } from './outgoing.ts';
import { Preview } from './preview.tsx';
import { ScheduleStatus } from './schedule-status.tsx';
import { useBatch } from './use-batch.ts';
import { useScheduleMany } from './use-schedule-many.ts';

const DRAFT_KEY = 'posedown.message-to-many';

const WHEN_CHOICES = [
  { value: 'now', label: 'Send now' },
  { value: 'later', label: 'Send later' },
] as const;

interface ManyDialogProps {
  ids: readonly string[];
  onClose: (isSent: boolean) => void;
}

/** A message to several athletes: write it, check each copy, send, and stop if need be. */
export function ManyDialog({ ids, onClose }: ManyDialogProps) {
  const { data, error, refetch } = useRecipients(ids);
  const { progress, send, stop } = useBatch();
  const later = useScheduleMany();
  const title = `Message ${counted(ids.length, 'athlete')}`;
  if (progress) return <BatchStatus {...{ title, progress, stop }} onClose={() => onClose(true)} />;
  if (later.progress) {
    const { progress, resume } = later;
    return <ScheduleStatus {...{ title, progress, resume }} onClose={() => onClose(true)} />;
  }
  if (data) {
    return (
      <Compose
        {...{ title, send }}
        schedule={later.start}
        recipients={data.recipients}
        onClose={() => onClose(false)}
      />
    );
  }
  return (
    <Dialog title={title} onClose={() => onClose(false)}>
      {error ? (
        <ErrorState
          title="We couldn’t load these athletes."
          message={userMessageOf(error, 'Try again when you’re online.')}
          onRetry={refetch}
        />
      ) : (
        <SkeletonArea label="Loading the athletes">
          <Skeleton height="18rem" />
        </SkeletonArea>
      )}
    </Dialog>
  );
}

interface ComposeProps {
  title: string;
  recipients: readonly Recipient[];
  send: (outgoing: readonly Outgoing[]) => void;
  schedule: (outgoing: readonly Outgoing[], sendAt: string) => void;
  onClose: () => void;
}

function Compose({ title, recipients, send, schedule, onClose }: ComposeProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useDraft();
  const [isTried, setTried] = useState(false);
  const [isPicking, setPicking] = useState(false);
  const [when, setWhen] = useState<'now' | 'later'>('now');
  const time = useForm<SendTime>({ initialValues: { day: '', clock: '08:00' } });
  const outgoing = fillForAll(text, recipients);
  const ready = outgoing.filter(({ missing }) => missing.length === 0);
  const problem = problemOf(text);
  const leftOut = problem ? null : leftOutText(outgoing);

  function insert(snippet: string) {
    const next = field.current && insertText(field.current, snippet);
    if (next) setText(next);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (problem || ready.length === 0) return field.current?.focus();
    if (when === 'now') {
      dropDraft(DRAFT_KEY);
      return send(ready);
    }
    const problems = problemsOf(time.values, serverTime());
    time.setErrors(problems);
    const sendAt = toInstant(time.values);
    if (Object.keys(problems).length > 0 || sendAt === null) return;
    dropDraft(DRAFT_KEY);
    schedule(ready, sendAt);
  }

  return (
    <Dialog
      title={title}
      intro="Each athlete gets it in their own thread."
      onClose={onClose}
      footer={
        <DialogButtons
          form={id}
          label={`${when === 'now' ? 'Send to' : 'Schedule for'} ${counted(problem ? recipients.length : ready.length, 'athlete')}`}
          busyLabel="Sending..."
          busy={false}
          disabled={!problem && ready.length === 0}
          onCancel={onClose}
        />
      }
    >
      <Stack id={id} as="form" onSubmit={submit} noValidate>
        <TextAreaField
          ref={field}
          label="Message"
          name="message"
          value={text}
          onChange={setText}
          maxLength={MESSAGE_TO_MANY_MAX_LENGTH}
          error={isTried && problem}
        />
        <PlaceholderButtons field={field} onChange={setText} />
        <Row>
          <Button
            variant="default"
            size="sm"
            aria-haspopup="dialog"
            onClick={() => setPicking(true)}
          >
            Insert a snippet
          </Button>
        </Row>
        <PickSnippet
          isOpen={isPicking}
          values={null}
          onPick={insert}
          onClose={() => setPicking(false)}
        />
        <ChoiceField
          label="When"
          name="when"
          choices={WHEN_CHOICES}
          value={when}
          onChange={setWhen}
        />
        {when === 'later' && <SendTimeFields form={time} />}
        {leftOut && <Caution>{leftOut}</Caution>}
        {text.trim() !== '' && <Preview outgoing={outgoing} />}
      </Stack>
    </Dialog>
  );
}

/** The text, which survives closing the dialog and a reload until it is sent. */
function useDraft() {
  const [text, setText] = useState(() => {
    const draft = loadDraft(DRAFT_KEY);
    return typeof draft === 'string' ? draft : '';
  });
  const change = (next: string) => {
    setText(next);
    saveDraft(DRAFT_KEY, next);
  };
  return [text, change] as const;
}
