import { Link } from '@tanstack/react-router';
import { useProfile } from '../../../lib/profile.ts';

/** Link back to the athlete, for a coach who is viewing their training. */
export function AthleteBackLink({ id }: { id: string }) {
  const name = useProfile(id).data?.name;
  // Reserves the line until the name has loaded.
  if (!name) return '\u00A0';
  return (
    <Link to="/client/$id" params={{ id }}>
      {name}
    </Link>
  );
}
