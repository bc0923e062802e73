import { IconClock } from '@tabler/icons-react';
import { Suspense, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { UnstyledButton } from '../../../ui/parts/button.tsx';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import { Text } from '../../../ui/parts/text.tsx';
import classes from './scheduled.module.css';

const NewScheduledDialog = lazyPart(() =>
  import('./schedule-dialog.tsx').then((part) => ({ default: part.NewScheduledDialog })),
);

/** What is in the composer. */
export interface ComposerText {
  text: string;
  hasAttachments: boolean;
  change: (text: string) => void;
  /** Empties the field and drops the draft. */
  clear: () => void;
}

interface SendLaterProps {
  athleteId: string;
  /** The athlete's name. */
  name: string;
  composer: ComposerText;
}

/** Opens the dialog that schedules the text of the composer. */
export function SendLater({ athleteId, name, composer }: SendLaterProps) {
  const { text, hasAttachments, change, clear } = composer;
  const [isOpen, setOpen] = useState(false);
  const reason = useId();
  return (
    <div className={classes.later}>
      <UnstyledButton
        className={classes.laterButton}
        aria-haspopup="dialog"
        aria-describedby={hasAttachments ? reason : undefined}
        disabled={hasAttachments}
        onClick={() => setOpen(true)}
      >
        <IconClock size={16} aria-hidden="true" />
        Send later
      </UnstyledButton>
      {hasAttachments && (
        <Text id={reason} as="span" size="sm" muted>
          Photos and links can’t be sent later. Remove them to schedule the text.
        </Text>
      )}
      {isOpen &&
        createPortal(
          <Suspense fallback={null}>
            <NewScheduledDialog
              {...{ athleteId, name, text }}
              onText={change}
              onScheduled={clear}
              onClose={() => setOpen(false)}
            />
          </Suspense>,
          // Its form can't be inside the form of the message.
          document.body,
        )}
    </div>
  );
}
