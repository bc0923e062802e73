/** A short message that shows what has just happened. */
export interface Toast {
  title: string;
  message?: string;
  /** 'destructive' for failures. */
  variant?: 'default' | 'destructive';
  /** How long it stays, 2 to 5 seconds; 4 if not given. */
  seconds?: number;
  /** What the person can do about it at once, such as 'Undo'. Pressing it closes the toast. */
  action?: { label: string; onClick: () => void };
}
