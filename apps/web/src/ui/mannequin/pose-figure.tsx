import type { FigurePose } from '@posedown/coaching';
import { useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../reduced-motion.ts';
import type { BuildName } from './build-of.ts';
import { buildNamed } from './builds.ts';
import { Mannequin } from './mannequin.tsx';
import { POSE_LIBRARY } from './pose-library.ts';
import { POSE_FRAME } from './pose-views.ts';
import { ALL_BONES, type JointAngles, type Pose } from './skeleton.ts';

const MOVE_MS = 600;
/** Eases in and out. */
const ease = (share: number) => share * share * (3 - 2 * share);

/** The pose to draw now: animates to `target`, or switches immediately with reduced motion. */
function useMovingPose(target: Pose): Pose {
  const [shown, setShown] = useState(target);
  const latest = useRef(target);
  useEffect(() => {
    const from = latest.current;
    if (from === target) return undefined;
    function show(pose: Pose) {
      latest.current = pose;
      setShown(pose);
    }
    if (prefersReducedMotion()) {
      show(target);
      return undefined;
    }
    const startMs = performance.now();
    let frame = requestAnimationFrame(function move(nowMs) {
      const share = Math.min(1, Math.max(0, (nowMs - startMs) / MOVE_MS));
      show(betweenPoses(from, target, ease(share)));
      if (share < 1) frame = requestAnimationFrame(move);
    });
    return () => cancelAnimationFrame(frame);
  }, [target]);
  return shown;
}

interface PoseFigureProps {
  pose: FigurePose;
  build: BuildName;
  /** Whether it poses its own division's round, in stage wear. */
  isOwnRound?: boolean;
  className?: string;
}

const ROOM = Object.values(POSE_FRAME).join(' ');

/** The figure in a pose; it animates to another pose. Load it lazily. */
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

type Joints = Record<string, JointAngles | undefined>;

function betweenJoints(from: Joints = {}, to: Joints = {}, share: number): Joints {
  const mix = (a = 0, b = 0) => a + (b - a) * share;
  return Object.fromEntries(
    ALL_BONES.filter((bone) => from[bone] || to[bone]).map((bone) => {
      const [a, b] = [from[bone], to[bone]];
      const joint = {
        abduct: mix(a?.abduct, b?.abduct),
        flex: mix(a?.flex, b?.flex),
        twist: mix(a?.twist, b?.twist),
      };
      return [bone, joint];
    }),
  );
}

/** Interpolates between two poses, joint by joint. */
export function betweenPoses(from: Pose, to: Pose, share: number): Pose {
  if (share >= 1) return to;
  return {
    middle: betweenJoints(from.middle, to.middle, share),
    left: betweenJoints(from.left, to.left, share),
    right: betweenJoints(from.right, to.right, share),
  };
}
