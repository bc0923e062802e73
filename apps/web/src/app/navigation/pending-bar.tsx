import { useRouterState } from '@tanstack/react-router';
import { useTrueFor } from '../../lib/use-true-for.ts';
import classes from './pending-bar.module.css';

/** A page that comes sooner than this needs no word of it, ms. */
const SOON_MS = 300;

/** Says that the page that was asked for is still to come: until then the one before stands there. */
export function PendingBar() {
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  const isLate = useTrueFor(isLoading, SOON_MS);
  return (
    <div aria-live="polite">{isLate && <div className={classes.bar}>Loading the page</div>}</div>
  );
}
