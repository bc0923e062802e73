import type { ScheduledMessage } from '@posedown/contract';
import { IconClock } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useToday } from '../../../lib/clock/use-today.ts';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { UnstyledButton } from '../../../ui/parts/button.tsx';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import lineClasses from '../message-line.module.css';
import { MessageText } from '../message-text.tsx';
import threadClasses from '../thread.module.css';
import classes from './scheduled.module.css';
import { sendTimeText } from './send-time.ts';
import { useScheduledActions } from './use-scheduled-actions.ts';

const EditScheduledDialog = lazyPart(() =>
  import('./schedule-dialog.tsx').then((part) => ({ default: part.EditScheduledDialog })),
);

interface ScheduledLinesProps {
  messages: readonly ScheduledMessage[];
  athleteId: string;
  /** The athlete's name. */
  name: string;
}

/** The coach's messages that wait in a thread, or weren't sent. The athlete doesn't see them. */
export function ScheduledLines({ messages, athleteId, name }: ScheduledLinesProps) {
  const [editing, setEditing] = useState<ScheduledMessage>();
  const actions = useScheduledActions(athleteId, name);
  if (messages.length === 0) return null;
  return (
    <Stack gap="sm">
      <h2 className={threadClasses.dayName}>Scheduled</h2>
      <Stack as="ul" gap="xs" aria-label="Scheduled messages">
        {messages.map((message) => (
          <ScheduledLine
            key={message.id}
            message={message}
            busy={actions.busyId === message.id}
            onEdit={() => setEditing(message)}
            onSend={() => actions.send(message)}
            onCancel={() => actions.cancel(message)}
          />
        ))}
      </Stack>
      <Suspense fallback={null}>
        {editing && (
          <EditScheduledDialog
            {...{ athleteId, name }}
            message={editing}
            onClose={() => setEditing(undefined)}
          />
        )}
      </Suspense>
    </Stack>
  );
}

interface ScheduledLineProps {
  message: ScheduledMessage;
  busy: boolean;
  onEdit: () => void;
  onSend: () => void;
  onCancel: () => void;
}

function ScheduledLine({ message, busy, onEdit, onSend, onCancel }: ScheduledLineProps) {
  const { content, sendAt, problem } = message;
  const today = useToday();
  // Distinguishes the buttons of different messages for screen readers.
  const excerpt = content.slice(0, 40);
  const buttons = [
    { label: 'Edit', onClick: onEdit },
    { label: 'Send now', onClick: onSend },
    { label: 'Cancel', onClick: onCancel },
  ];
  return (
    <Stack as="li" gap="2xs" className={lineClasses.line} data-own={true}>
      <div className={lineClasses.bubble} data-pending={true}>
        <MessageText text={content} />
      </div>
      <Row as="p" tight className={lineClasses.meta} data-failed={problem !== null}>
        <span>
          {problem === null && <IconClock className={classes.clock} size={14} aria-hidden="true" />}
          {problem === null ? 'Sends ' : 'Not sent '}
          <time dateTime={sendAt}>{sendTimeText(sendAt, today)}</time>
          {problem !== null && `: ${PROBLEMS[problem]}`}
        </span>
        {buttons.map(({ label, onClick }) => (
          <UnstyledButton
            key={label}
            className={lineClasses.action}
            aria-label={`${label}: ${excerpt}`}
            disabled={busy}
            onClick={onClick}
          >
            {label}
          </UnstyledButton>
        ))}
      </Row>
    </Stack>
  );
}

/** Why a message wasn't sent. */
export const PROBLEMS = {
  late: 'the server was down for more than a day.',
  former: 'this athlete left your roster.',
} as const;
