import type { ErrorComponentProps } from '@tanstack/react-router';
import { ApiError } from '../../lib/api-error.ts';
import { Button } from '../../ui/parts/button.tsx';
import { LinkButton } from '../../ui/parts/link-button.tsx';
import classes from './message-screen.module.css';

/**
 * Replaces a screen that threw an error, inside the layout, so that the navigation stays usable.
 */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const requestId = error instanceof ApiError ? error.requestId : undefined;
  return (
    <div className={classes.screen} role="alert">
      <h1 className={classes.title}>This screen stopped working</h1>
      <p className={classes.hint}>
        Nothing you saved is lost. Try again. If it keeps happening, reload the page
        {requestId ? ` and tell your coach this number: ${requestId}` : ''}.
      </p>
      <div className={classes.actions}>
        <Button onClick={reset}>Try again</Button>
        <LinkButton to="/" variant="default">
          Go to the home page
        </LinkButton>
      </div>
    </div>
  );
}
