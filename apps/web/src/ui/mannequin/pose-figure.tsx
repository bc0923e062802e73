import type { FigurePose } from '@posedown/coaching';
import type { BuildName } from './build-of.ts';
import { buildNamed } from './builds.ts';
import { Mannequin } from './mannequin.tsx';
import { POSE_LIBRARY } from './pose-library.ts';
import { POSE_FRAME } from './pose-views.ts';
import { useMovingPose } from './use-moving-pose.ts';

interface PoseFigureProps {
  pose: FigurePose;
  build: BuildName;
  /** Whether it poses the round of its own division, in what is worn there. */
  isOwnRound?: boolean;
  className?: string;
}

const ROOM = Object.values(POSE_FRAME).join(' ');

/** The figure in a pose; another pose is reached by moving there. Load it lazily. */
export function PoseFigure({ pose, build, isOwnRound, className }: PoseFigureProps) {
  const named = POSE_LIBRARY[pose];
  const moving = useMovingPose(named.pose);
  const figure = buildNamed(build, isOwnRound)[named.hands ?? 'atRest'];
  return (
    <Mannequin
      figure={figure}
      pose={{ ...named, pose: moving }}
      viewBox={ROOM}
      className={className}
    />
  );
}
