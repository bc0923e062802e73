import type { PlaceholderValues } from '@posedown/coaching';
import { Suspense } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';

const SnippetDialog = lazyPart(() =>
  import('./snippet-dialog.tsx').then((part) => ({ default: part.SnippetDialog })),
);

interface PickSnippetProps {
  isOpen: boolean;
  /** Null to leave the placeholders in the text. */
  values: PlaceholderValues | null;
  onPick: (text: string) => void;
  onClose: () => void;
}

/** The dialog with all snippets, for one of them to be inserted. */
export function PickSnippet({ isOpen, values, onPick, onClose }: PickSnippetProps) {
  if (!isOpen) return null;
  return createPortal(
    <Suspense fallback={null}>
      <SnippetDialog
        values={values}
        onClose={onClose}
        onPick={(text) => {
          // Closed first: the dialog returns the focus, and the text's field takes it afterward.
          flushSync(onClose);
          onPick(text);
        }}
      />
    </Suspense>,
    // Its form can't be inside the form of the message.
    document.body,
  );
}
