import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { dropDraft, loadDraft, saveDraft } from '../../lib/draft-store.ts';
import type { PhotoUploads } from '../../ui/photo/use-photo-uploads.ts';

export interface Composing {
  /** Under which the draft is kept. */
  draftKey: string;
  /** What is being changed; a new line is written without it. */
  editing?: string;
  /** Whether the change is on its way. */
  busy: boolean;
  /** The photos that go along with a new line. */
  uploads: PhotoUploads;
  onSend: (text: string) => void;
  onCancelEdit: () => void;
  onTyping: () => void;
}

/** The line being written. Only a new one is kept as a draft: one that is changed is still there. */
export function useComposer(props: Composing) {
  const { draftKey, editing, busy, uploads, onSend, onCancelEdit, onTyping } = props;
  const [text, setText] = useState(() => editing ?? readDraft(draftKey));
  const field = useRef<HTMLTextAreaElement>(null);
  const isEdit = editing !== undefined;
  const hasPhotos = !isEdit && uploads.photos.length > 0;
  // A line waits for its photos: it names them by what the server calls them.
  const isReady = isEdit ? !busy : !(uploads.isSending || uploads.hasFailed);
  const canSend = isReady && (text.trim() !== '' || hasPhotos);

  useEffect(() => {
    if (editing === undefined) return;
    field.current?.focus();
  }, [editing]);

  function change(next: string): void {
    setText(next);
    if (isEdit) return;
    saveDraft(draftKey, next);
    if (next.trim() !== '') onTyping();
  }
  function send(): void {
    const content = text.trim();
    if (!canSend) return;
    if (!isEdit) {
      dropDraft(draftKey);
      setText('');
    }
    onSend(content);
    field.current?.focus();
  }
  function onPaste(event: ClipboardEvent): void {
    if (isEdit || event.clipboardData.files.length === 0) return;
    event.preventDefault();
    uploads.add([...event.clipboardData.files]);
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape' && isEdit) onCancelEdit();
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    send();
  }

  return { text, field, isEdit, canSend, change, send, onPaste, onKeyDown };
}

function readDraft(key: string): string {
  const draft = loadDraft(key);
  return typeof draft === 'string' ? draft : '';
}
