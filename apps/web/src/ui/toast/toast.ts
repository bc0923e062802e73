/** A short message about what just happened. */
export interface Toast {
  title: string;
  message?: string;
  /** 'destructive' for failures. */
  variant?: 'default' | 'destructive';
  /** The duration: 2 to 5 seconds, by default 4. */
  seconds?: number;
  /** An immediate action, such as 'Undo'. Pressing it closes the toast. */
  action?: { label: string; onClick: () => void };
}
