import { Link } from '@tanstack/react-router';
import { useProfile } from '../../../lib/profile.ts';

/** Whose training a coach looks at, and the way to them. */
export function OfAthlete({ id }: { id: string }) {
  const name = useProfile(id).data?.name;
  // A line of the same height until the name is known.
  if (!name) return '\u00A0';
  return (
    <Link to="/client/$id" params={{ id }}>
      {name}
    </Link>
  );
}
