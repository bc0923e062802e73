import { divisionOf, type PosingRoutine } from '@posedown/coaching';
import { useAuth, useSignedInUser } from '../../lib/auth-context.ts';
import { type BuildName, buildOf } from '../../ui/mannequin/build-of.ts';
import { useOwnProfile, usePoseSessions } from './api.ts';

/**
 * Whose body shows the poses of a routine: of its division, else of the division of the athlete's next
 * show, else of their sex. Undefined while that is being asked for; what cannot be learnt is not waited for.
 */
export function useBuild(routine: PosingRoutine): BuildName | undefined {
  const { isCoach } = useAuth();
  const { id } = useSignedInUser();
  const own = divisionOf(routine);
  const isAsked = !isCoach && !own;
  const show = usePoseSessions(id, isAsked);
  const profile = useOwnProfile(id, isAsked);
  const division = own ?? show.data?.divisions[0];
  if (!division && (show.isLoading || profile.isLoading)) return undefined;
  return buildOf({ division, sex: profile.data?.sex });
}
