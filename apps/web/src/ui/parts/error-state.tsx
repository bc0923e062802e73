import { Button } from './button.tsx';
import classes from './state.module.css';

interface ErrorStateProps {
  /** Names the failure: 'We couldn’t load your meal plan.' */
  title: string;
  /** The suggested next step, in one sentence. */
  message?: string;
  onRetry: () => void;
}

/** Replaces content that couldn’t be loaded. */
export function ErrorState({
  title,
  message = 'Check your connection and try again.',
  onRetry,
}: ErrorStateProps) {
  return (
    <div className={classes.state} role="alert">
      <p className={classes.title}>{title}</p>
      <p className={classes.text}>{message}</p>
      <Button variant="default" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
