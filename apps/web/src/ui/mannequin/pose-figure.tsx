import type { FigurePose } from '@posedown/coaching';
import { Mannequin } from './mannequin.tsx';
import { POSE_LIBRARY } from './pose-library.ts';
import { useMovingPose } from './use-moving-pose.ts';

interface PoseFigureProps {
  pose: FigurePose;
  className?: string;
}

/** Room for arms stretched up and out, cm. */
const ROOM = '-72 -22 144 216';

/** The figure in a pose; another pose is reached by moving there. Load it lazily. */
export function PoseFigure({ pose, className }: PoseFigureProps) {
  const named = POSE_LIBRARY[pose];
  const moving = useMovingPose(named.pose);
  return <Mannequin pose={{ ...named, pose: moving }} viewBox={ROOM} className={className} />;
}
