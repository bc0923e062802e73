import { IconLink } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { type ChosenExtras, MAX_PHOTOS } from '../../../ui/message-extras/chosen-extras.ts';
import { Button, UnstyledButton } from '../../../ui/parts/button.tsx';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import classes from './attach-button.module.css';

const AttachDialog = lazyPart(() =>
  import('./attach-dialog.tsx').then((part) => ({ default: part.AttachDialog })),
);

interface AttachButtonProps {
  athleteId: string;
  extras: ChosenExtras;
  /** New photos of the message. */
  uploads?: number;
  className?: string | undefined;
  /** Shows its label, where there is no room among the other buttons. */
  hasText?: boolean;
  onChange: (extras: ChosenExtras) => void;
}

/** Attaches an existing photo, or a link to a workout, check-in or meal. */
export function AttachButton(props: AttachButtonProps) {
  const { athleteId, extras, uploads = 0, className, hasText, onChange } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {hasText ? (
        <UnstyledButton
          className={classes.attachText}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <IconLink size={16} aria-hidden="true" />
          Attach a photo or link
        </UnstyledButton>
      ) : (
        <Button
          variant="default"
          size="md"
          className={className}
          aria-label="Attach a photo or link"
          aria-haspopup="dialog"
          title="Attach a photo or link"
          onClick={() => setOpen(true)}
        >
          <IconLink size={20} aria-hidden="true" />
        </Button>
      )}
      {isOpen &&
        createPortal(
          <Suspense fallback={null}>
            <AttachDialog
              {...{ athleteId, extras }}
              hasRoom={extras.photos.length + uploads < MAX_PHOTOS}
              onChoose={(next) => {
                setOpen(false);
                onChange(next);
              }}
              onClose={() => setOpen(false)}
            />
          </Suspense>,
          // Its buttons can't be inside the form of the message.
          document.body,
        )}
    </>
  );
}
