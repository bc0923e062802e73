import { Link } from '@tanstack/react-router';
import { Caution } from '../../ui/parts/caution.tsx';

/** Nobody starts intervals against their own health without having read it. */
export function NoIntervals({ why }: { why: string }) {
  return (
    <Caution>
      {why} Do <Link to="/cardio/liss">steady cardio</Link> instead.
    </Caution>
  );
}
