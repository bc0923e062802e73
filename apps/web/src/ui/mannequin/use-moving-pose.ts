import { useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../reduced-motion.ts';
import { betweenPoses } from './between-poses.ts';
import type { Pose } from './skeleton.ts';

const MOVE_MS = 600;
/** Slow at both ends. */
const ease = (share: number) => share * share * (3 - 2 * share);

/** The pose to draw now: moves to `target`, or is there at once for those who want less motion. */
export function useMovingPose(target: Pose): Pose {
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
    const begunMs = performance.now();
    let frame = requestAnimationFrame(function move(nowMs) {
      const share = Math.min(1, Math.max(0, (nowMs - begunMs) / MOVE_MS));
      show(betweenPoses(from, target, ease(share)));
      if (share < 1) frame = requestAnimationFrame(move);
    });
    return () => cancelAnimationFrame(frame);
  }, [target]);
  return shown;
}
