import { Link } from '@tanstack/react-router';
import classes from './athlete-link.module.css';

interface AthleteLinkProps {
  athlete: { id: string; name: string };
  /** Where the reason is to be seen. */
  tab?: 'progress' | 'communication';
}

/** A name that leads a coach to the athlete. */
export function AthleteLink({ athlete, tab }: AthleteLinkProps) {
  // Typed as any path, because the routes of screens are known to `app` alone.
  const path: string = `/client/${athlete.id}`;
  return (
    <Link to={path} search={tab ? { tab } : {}} className={classes.athlete}>
      {athlete.name}
    </Link>
  );
}
