import { useId, useMemo } from 'react';
import { drawFigure, type Figure, type Shape } from './figure.ts';
import { FigureDrawing, FigureTones, type Tone } from './figure-drawing.tsx';
import type { NamedPose } from './poses.ts';

/** Left, top, width and height of the drawing in cm, with space for stretched arms. */
const VIEW_BOX = '-62 4 124 188';

function toneOf({ muscle, special }: Shape, { lit }: NamedPose): Tone {
  if (muscle === undefined) return special ?? 'skin';
  return lit.includes(muscle) ? 'lit' : 'muscle';
}

interface MannequinProps {
  figure: Figure;
  pose: NamedPose;
  /** Left, top, width and height of the drawing in cm. */
  viewBox?: string;
  className?: string;
}

/** The figure in a pose, with the pose's muscles highlighted. */
export function Mannequin({ figure, pose, viewBox = VIEW_BOX, className }: MannequinProps) {
  const id = useId();
  const shapes = useMemo(() => drawFigure(figure, pose.pose), [figure, pose.pose]);
  return (
    <svg
      className={className}
      viewBox={viewBox}
      role="img"
      aria-label={`Figure in the pose ${pose.name.toLowerCase()}`}
    >
      <FigureTones id={id} />
      <FigureDrawing tones={id} id={`${id}figure`}>
        {shapes.map((shape, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no id, and all are redrawn together
          <path key={index} d={shape.path} fill={`url(#${id}${toneOf(shape, pose)})`} />
        ))}
      </FigureDrawing>
    </svg>
  );
}
