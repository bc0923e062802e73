import { divisionOf } from '@posedown/coaching';
import { Suspense } from 'react';
import { lazyPart } from '../../ui/parts/lazy-part.tsx';
import { figureAt } from './figure-at.ts';
import classes from './posing.module.css';
import { currentPose, type Practice } from './practice.ts';
import { useBuild } from './use-build.ts';

const PoseFigure = lazyPart(() =>
  import('../../ui/mannequin/pose-figure.tsx').then(({ PoseFigure }) => ({ default: PoseFigure })),
);

/** The figure in the pose that is on; in a flow it moves from one pose to the next. */
export function PoseStage({ practice, leftMs }: { practice: Practice; leftMs: number }) {
  const { routine } = practice;
  const build = useBuild(routine);
  return (
    <div className={classes.stage} data-build={build}>
      {/* Its place is kept until it is known whose body it is. */}
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
