import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react';
import { useLayoutEffect } from 'react';
import { isMac } from '../../lib/is-mac.ts';
import { IconButton, UnstyledButton } from '../parts/button.tsx';
import { Text } from '../parts/text.tsx';
import { keepToastUnobstructive } from './place-toast.ts';
import type { Toast } from './toast.ts';
import classes from './toast-card.module.css';

interface ToastCardProps {
  toast: Toast;
  /** Runs the toast's action. */
  onAct: (() => void) | undefined;
  onDismiss: () => void;
}

/**
 * The content of a toast. An error interrupts a screen reader; everything else is announced
 * elsewhere.
 */
export function ToastCard({ toast, onAct, onDismiss }: ToastCardProps) {
  const { title, message, variant, action } = toast;
  const failed = variant === 'destructive';
  const Icon = failed ? IconAlertTriangle : IconCheck;
  // Before painting, so that it doesn't visibly move.
  useLayoutEffect(keepToastUnobstructive, []);
  return (
    <div
      className={classes.card}
      role={failed ? 'alert' : 'status'}
      // It is inserted together with its text, which most screen readers miss, so `announce` reads
      // it.
      aria-live={failed ? undefined : 'off'}
      data-failed={failed || undefined}
    >
      <Icon className={classes.icon} size={20} aria-hidden="true" />
      <div className={classes.words}>
        <Text strong>{title}</Text>
        {message && <Text muted>{message}</Text>}
      </div>
      {action && onAct && (
        <UnstyledButton
          className={classes.action}
          aria-keyshortcuts="Control+Z Meta+Z"
          onClick={onAct}
        >
          {action.label}
          <span className={classes.key} aria-hidden="true">
            {isMac() ? '⌘Z' : 'Ctrl Z'}
          </span>
        </UnstyledButton>
      )}
      <IconButton aria-label="Dismiss" onClick={onDismiss}>
        <IconX size={18} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
