import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { dropDraft, loadDraft, saveDraft } from '../../lib/draft-store.ts';
import type { PhotoUploads } from '../../ui/photo/use-photo-uploads.ts';

export interface Composing {
  /** The storage key of the draft. */
  draftKey: string;
  /** The id of the edited message; undefined for a new one. */
  editing?: string;
  /** Whether an edit is being saved. */
  busy: boolean;
  /** The photos of a new message. */
  uploads: PhotoUploads;
  /** Whether photos or links go with a new message besides those. */
  hasExtras: boolean;
  onSend: (text: string) => void;
  onCancelEdit: () => void;
  onTyping: () => void;
}

/**
 * The state of the message input. Only new messages are saved as drafts; an edited one is still on
 * the server.
 */
export function useComposer(props: Composing) {
  const { draftKey, editing, busy, uploads, hasExtras, onSend, onCancelEdit, onTyping } = props;
  const [text, setText] = useState(() => editing ?? readDraft(draftKey));
  const field = useRef<HTMLTextAreaElement>(null);
  const isEdit = editing !== undefined;
  const hasAttachments = !isEdit && (uploads.photos.length > 0 || hasExtras);
  // A message can be sent only after its photos are uploaded, because it refers to them by id.
  const isReady = isEdit ? !busy : !(uploads.isSending || uploads.hasFailed);
  const canSend = isReady && (text.trim() !== '' || hasAttachments);

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
  function clear(): void {
    dropDraft(draftKey);
    setText('');
  }
  function send(): void {
    const content = text.trim();
    if (!canSend) return;
    if (!isEdit) clear();
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

  return { text, field, isEdit, hasAttachments, canSend, change, clear, send, onPaste, onKeyDown };
}

function readDraft(key: string): string {
  const draft = loadDraft(key);
  return typeof draft === 'string' ? draft : '';
}
