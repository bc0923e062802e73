import { Suspense } from 'react';
import { type ChosenExtras, hasExtras } from '../../../ui/message-extras/chosen-extras.ts';
import { ExtrasTray } from '../../../ui/message-extras/lazy-extras-tray.ts';
import { AttachButton } from './attach-button.tsx';

interface ReplyAttachmentsProps {
  athleteId: string;
  extras: ChosenExtras;
  onChange: (extras: ChosenExtras) => void;
}

/** The photos and links of a reply to a check-in, and the button that adds one. */
export function ReplyAttachments({ athleteId, extras, onChange }: ReplyAttachmentsProps) {
  return (
    <>
      {hasExtras(extras) && (
        <Suspense fallback={null}>
          <ExtrasTray extras={extras} onChange={onChange} />
        </Suspense>
      )}
      <AttachButton hasText {...{ athleteId, extras, onChange }} />
    </>
  );
}
