import { divisionOf, type PosingRoutine } from '@posedown/coaching';
import { Suspense } from 'react';
import { useAuth, useSignedInUser } from '../../lib/auth-context.ts';
import { type BuildName, buildOf } from '../../ui/mannequin/build-of.ts';
import { lazyPart } from '../../ui/parts/lazy-part.tsx';
import { useOwnProfile, usePoseSessions } from './api.ts';
import classes from './posing.module.css';
import { currentPose, figureAt, type Practice } from './practice.ts';

const PoseFigure = lazyPart(() =>
  import('../../ui/mannequin/pose-figure.tsx').then(({ PoseFigure }) => ({ default: PoseFigure })),
);

/** The figure in the current pose; in a flow it moves between poses. */
export function PoseStage({ practice, leftMs }: { practice: Practice; leftMs: number }) {
  const { routine } = practice;
  const build = useBuild(routine);
  return (
    <div className={classes.stage} data-build={build}>
      {/* The space is reserved until the body is known. */}
      {build && (
        <Suspense fallback={null}>
          <PoseFigure
            pose={figureAt(currentPose(practice), leftMs)}
            build={build}
            isOwnRound={divisionOf(routine) !== undefined}
            className={classes.figure}
          />
        </Suspense>
      )}
    </div>
  );
}

/**
 * The body to show: that of the routine's division, or the athlete's next show, or the athlete's
 * sex. Undefined while loading; a failed request counts as loaded.
 */
function useBuild(routine: PosingRoutine): BuildName | undefined {
  const { isCoach } = useAuth();
  const { id } = useSignedInUser();
  const own = divisionOf(routine);
  const needsProfile = !isCoach && !own;
  const show = usePoseSessions(id, needsProfile);
  const profile = useOwnProfile(id, needsProfile);
  const division = own ?? show.data?.divisions[0];
  if (!division && (show.isLoading || profile.isLoading)) return undefined;
  return buildOf({ division, sex: profile.data?.sex });
}
