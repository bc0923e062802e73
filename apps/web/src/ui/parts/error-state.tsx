import { Button } from './button.tsx';
import classes from './state.module.css';

interface ErrorStateProps {
  /** What could not be done: 'We couldn’t load your meal plan.' */
  title: string;
  /** What the person can do; a sentence. */
  message?: string;
  onRetry: () => void;
}

/** Stands where things would be, had the server answered. */
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
