/** A short message that shows what has just happened. */
export interface Toast {
  title: string;
  message?: string;
  /** 'destructive' for failures. */
  variant?: 'default' | 'destructive';
  /** How long it stays, 2 to 5 seconds; 4 if not given. */
  seconds?: number;
}
