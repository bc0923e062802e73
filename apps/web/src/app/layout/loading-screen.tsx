import { useMatches } from '@tanstack/react-router';
import { Loader } from '../../ui/parts/loader.tsx';
import { PageShell } from '../../ui/parts/page-shell.tsx';
import classes from './loading-screen.module.css';

/**
 * Shown while the session is looked up: the screen's heading, if the route knows it, and an outline. It is part of
 * the prebuilt pages, where the content policy allows no `style` attribute.
 */
export function LoadingScreen() {
  const { title, shell } = useMatches({
    select: (matches) => matches.findLast(({ staticData }) => staticData.title)?.staticData ?? {},
  });
  const words = (
    <span className={classes.words} role="status">
      <Loader /> Loading...
    </span>
  );
  return (
    <PageShell
      title={shell ? title : <span className={classes.title} aria-hidden="true" />}
      intro={words}
      width={shell ?? 'normal'}
    >
      <span className={classes.card} aria-hidden="true" />
      <span className={classes.list} aria-hidden="true" />
    </PageShell>
  );
}
