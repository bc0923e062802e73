import { UnstyledButton } from '@mantine/core';
import classes from './message-line.module.css';
import { MessageText } from './message-text.tsx';
import type { OutboxLine } from './outbox.ts';

interface PendingLineProps {
  line: OutboxLine;
  onRetry: () => void;
  onRemove: () => void;
}

/** A line of one's own that the server does not have yet: it says so, and why. */
export function PendingLine({ line: { content, problem }, onRetry, onRemove }: PendingLineProps) {
  return (
    <li className={classes.line} data-own={true}>
      <div className={classes.bubble} data-pending={true}>
        <MessageText text={content} />
      </div>
      <p className={classes.meta} data-failed={problem !== undefined}>
        <span role="status">{problem ? `Not sent: ${problem}` : 'Not sent yet'}</span>
        {problem && (
          <UnstyledButton className={classes.action} onClick={onRetry}>
            Try again
          </UnstyledButton>
        )}
        <UnstyledButton className={classes.action} onClick={onRemove}>
          Remove
        </UnstyledButton>
      </p>
    </li>
  );
}
