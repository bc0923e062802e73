import { useRouterState } from '@tanstack/react-router';
import { useTrueFor } from '../../lib/use-true-for.ts';
import classes from './pending-bar.module.css';

/** Faster pages show no bar, ms. */
const SOON_MS = 300;

/** Shows that the requested page is still loading; until then the previous page stays. */
export function PendingBar() {
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  const isLate = useTrueFor(isLoading, SOON_MS);
  return (
    <div aria-live="polite">{isLate && <div className={classes.bar}>Loading the page</div>}</div>
  );
}
