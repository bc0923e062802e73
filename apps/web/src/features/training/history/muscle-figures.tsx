import type { Muscle } from '@posedown/coaching';
import { useId, useMemo } from 'react';
import type { BuildName } from '../../../ui/mannequin/build-of.ts';
import type { Shape } from '../../../ui/mannequin/figure.ts';
import { FigureDrawing, FigureTones } from '../../../ui/mannequin/figure-drawing.tsx';
import classes from './muscle-map.module.css';
import { countedMuscle, viewsOf } from './muscles-on-figure.ts';
import { type WeekVolume, zoneOf, zonesInText } from './volume-status.ts';
import { isHatched, zoneFill, zoneHatch } from './zone-fills.tsx';

/** Left, top, width and height of the drawing, cm. */
const VIEW_BOX = '-50 5 100 187';

interface Painting extends WeekVolume {
  /** The id of the map's ZoneFills. */
  fills: string;
  pointed: Muscle | undefined;
}

interface MuscleFiguresProps extends Painting {
  /** The body to draw. */
  build: BuildName;
}

/** Front and back view, each muscle filled by its zone. Load it lazily. */
export function MuscleFigures({ build, ...props }: MuscleFiguresProps) {
  const { front, back } = useMemo(() => viewsOf(build), [build]);
  return (
    <div
      className={classes.figures}
      role="img"
      aria-label={`Muscle map, front and back. ${zonesInText(props)}`}
    >
      <View {...props} shapes={front} />
      <View {...props} shapes={back} />
    </div>
  );
}

interface ViewProps extends Painting {
  shapes: readonly Shape[];
}

function View({ shapes, ...props }: ViewProps) {
  const id = useId();
  return (
    <svg viewBox={VIEW_BOX} className={classes.view} aria-hidden="true">
      <FigureTones id={id} />
      <FigureDrawing tones={id} id={`${id}figure`}>
        {shapes.map((shape, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no id, and their order is fixed
          <Piece key={index} shape={shape} tones={id} {...props} />
        ))}
      </FigureDrawing>
    </svg>
  );
}

interface PieceProps extends Painting {
  shape: Shape;
  tones: string;
}

function Piece({ shape, tones, fills, pointed, ...week }: PieceProps) {
  const { path, muscle: drawn, special = 'skin' } = shape;
  const muscle = drawn && countedMuscle(drawn);
  if (!muscle) return <path d={path} fill={`url(#${tones}${special})`} />;
  const zone = zoneOf(muscle, week);
  return (
    <g data-muscle={muscle} data-zone={zone} data-pointed={muscle === pointed || undefined}>
      <path d={path} fill={zoneFill(fills, zone)} />
      {isHatched(zone) && <path d={path} fill={zoneHatch(fills, zone)} stroke="none" />}
    </g>
  );
}
