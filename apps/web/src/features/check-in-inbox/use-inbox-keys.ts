import { useEffect, useRef } from 'react';
import { isDialogOpen } from '../../ui/dialog/is-dialog-open.ts';
import { isTyping } from '../../ui/is-typing.ts';
import { DECISIONS, type Decision } from './review-draft.ts';

interface InboxKeys {
  onStep: (by: number) => void;
  onUndo: () => void;
  /** The others need an open review. */
  onDecision?: (decision: Decision) => void;
  onReply?: () => void;
  onDone?: () => void;
  onSend?: () => void;
  onPhotos?: () => void;
  onHelp?: () => void;
}

/** The keys of the inbox, for the keyboard and the list of keys. */
export const KEYS: readonly { keys: string; does: string }[] = [
  { keys: 'j', does: 'Next athlete' },
  { keys: 'k', does: 'Previous athlete' },
  { keys: '1', does: 'Accept the proposal' },
  { keys: '2', does: 'Change the plan by hand' },
  { keys: '3', does: 'Hold: keep the plan' },
  { keys: '4', does: 'Refer to a doctor' },
  { keys: 'r', does: 'Write the reply' },
  { keys: 'p', does: 'Go to the photos' },
  { keys: 'e', does: 'Mark as done without a reply' },
  { keys: 'u', does: 'Undo the last answer' },
  { keys: 'Ctrl ↵', does: 'Apply, send and open the next one' },
  { keys: '?', does: 'Show this list' },
];

/** Listens to the keys of the inbox. Single letters only count outside of text fields. */
export function useInboxKeys(keys: InboxKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.defaultPrevented || event.altKey || event.isComposing || isDialogOpen()) return;
      // A key held down must not answer one athlete after the other.
      if (event.repeat && event.key !== 'j' && event.key !== 'k') return;
      const action = actionOf(event, latest.current);
      if (!action) return;
      event.preventDefault();
      action();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

function actionOf(event: KeyboardEvent, keys: InboxKeys): (() => void) | undefined {
  if (event.ctrlKey || event.metaKey) return event.key === 'Enter' ? keys.onSend : undefined;
  if (isTyping(event.target)) {
    const field = event.target as HTMLElement;
    return event.key === 'Escape' ? () => field.blur() : undefined;
  }
  const decision = DECISIONS[Number(event.key) - 1];
  if (decision) return () => keys.onDecision?.(decision);
  switch (event.key) {
    case 'j':
      return () => keys.onStep(1);
    case 'k':
      return () => keys.onStep(-1);
    case 'r':
      return keys.onReply;
    case 'p':
      return keys.onPhotos;
    case 'e':
      return keys.onDone;
    case 'u':
      return keys.onUndo;
    case '?':
      return keys.onHelp;
    default:
      return undefined;
  }
}
