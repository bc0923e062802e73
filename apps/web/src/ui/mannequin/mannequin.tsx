import { useId, useMemo } from 'react';
import { BACK, LIMBS_BEHIND } from './anatomy-back.ts';
import { LIMBS } from './anatomy-limbs.ts';
import { TRUNK, TRUNKS } from './anatomy-trunk.ts';
import { drawFigure, type Shape } from './figure.ts';
import classes from './mannequin.module.css';
import type { NamedPose } from './poses.ts';

const PARTS = [...TRUNK, ...BACK, ...LIMBS, ...LIMBS_BEHIND, ...TRUNKS];
/** Left, top, width and height of the drawing, cm: room for arms stretched up and out. */
const VIEW_BOX = '-62 4 124 188';

/** The stops of each tone's gradient. */
const TONES = { skin: 2, head: 2, cloth: 2, muscle: 2, lit: 3 } as const;
type Tone = keyof typeof TONES;

function toneOf({ muscle, special }: Shape, { lit }: NamedPose): Tone {
  if (muscle === undefined) return special ?? 'skin';
  return lit.includes(muscle) ? 'lit' : 'muscle';
}

interface MannequinProps {
  pose: NamedPose;
  /** Left, top, width and height of the drawing, cm. */
  viewBox?: string;
  className?: string;
}

/** The figure in a pose, with the muscles lit that the pose is there to show. */
export function Mannequin({ pose, viewBox = VIEW_BOX, className }: MannequinProps) {
  const id = useId();
  const shapes = useMemo(() => drawFigure(PARTS, pose.pose), [pose.pose]);
  return (
    <svg
      className={className}
      viewBox={viewBox}
      role="img"
      aria-label={`A figure in the pose ${pose.name.toLowerCase()}`}
    >
      <defs>
        {(Object.keys(TONES) as Tone[]).map((tone) => (
          <linearGradient key={tone} id={`${id}${tone}`} x1="0" y1="0" x2="0" y2="1">
            {Array.from({ length: TONES[tone] }, (_, stop) => (
              <stop
                // biome-ignore lint/suspicious/noArrayIndexKey: the stops of a gradient have no other name and never move
                key={stop}
                offset={stop / (TONES[tone] - 1)}
                stopColor={`var(--pd-figure-${tone}-${stop})`}
              />
            ))}
          </linearGradient>
        ))}
        <linearGradient
          id={`${id}rim`}
          gradientUnits="userSpaceOnUse"
          x1="0"
          y1="0"
          x2="0"
          y2="150"
        >
          <stop className={classes.rim} offset="0" />
          <stop className={classes.rimEnd} offset="1" />
        </linearGradient>
        <g id={`${id}figure`}>
          {shapes.map((shape, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no name, and are redrawn whole
            <path key={place} d={shape.path} fill={`url(#${id}${toneOf(shape, pose)})`} />
          ))}
        </g>
      </defs>
      <use href={`#${id}figure`} className={classes.edge} stroke={`url(#${id}rim)`} />
      <use href={`#${id}figure`} className={classes.lines} />
    </svg>
  );
}
