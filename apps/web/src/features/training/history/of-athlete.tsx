import { Link } from '@tanstack/react-router';
import { useProfile } from '../../../lib/profile.ts';

/** Whose training a coach looks at, and the way to them. */
export function OfAthlete({ id }: { id: string }) {
  const name = useProfile(id).data?.name;
  return (
    name && (
      <Link to="/client/$id" params={{ id }}>
        {name}
      </Link>
    )
  );
}
