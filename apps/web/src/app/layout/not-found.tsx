import { useLocation } from '@tanstack/react-router';
import { LinkButton } from '../../ui/parts/link-button.tsx';
import { usePageTitle } from '../../ui/parts/page-title.ts';
import classes from './message-screen.module.css';

/** Shown for every URL without a route. */
export function NotFound() {
  const { pathname } = useLocation();
  usePageTitle('Page not found');
  return (
    <div className={classes.screen}>
      <h1 className={classes.title}>404 Page Not Found</h1>
      <p className={classes.hint}>
        No route answers to <code className={classes.address}>{pathname}</code>. Check the address
        for a typo, or start again from the home page.
      </p>
      <div className={classes.actions}>
        <LinkButton to="/">Go to the home page</LinkButton>
      </div>
    </div>
  );
}
