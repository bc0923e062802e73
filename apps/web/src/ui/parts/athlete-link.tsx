import { Link } from '@tanstack/react-router';
import classes from './athlete-link.module.css';

interface AthleteLinkProps {
  athlete: { id: string; name: string };
  /** The tab that shows the reason. */
  tab?: 'progress' | 'communication';
}

/** An athlete's name that links to their page. */
export function AthleteLink({ athlete, tab }: AthleteLinkProps) {
  // Typed as string, because only `app` knows the routes.
  const path: string = `/client/${athlete.id}`;
  return (
    <Link to={path} search={tab ? { tab } : {}} className={classes.athlete}>
      {athlete.name}
    </Link>
  );
}
