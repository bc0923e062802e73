import type { ReactNode } from 'react';
import classes from './mannequin.module.css';

/** The gradient stops of each tone. */
const TONES = { skin: 2, head: 2, cloth: 2, muscle: 2, lit: 3 } as const;
export type Tone = keyof typeof TONES;

/** The gradients of the figures of a page, with ids prefixed by `id`. */
export function FigureTones({ id }: { id: string }) {
  return (
    <defs>
      {(Object.keys(TONES) as Tone[]).map((tone) => (
        <linearGradient key={tone} id={`${id}${tone}`} x1="0" y1="0" x2="0" y2="1">
          {Array.from({ length: TONES[tone] }, (_, stop) => (
            <stop
              // biome-ignore lint/suspicious/noArrayIndexKey: gradient stops have no id, and their order is fixed
              key={stop}
              offset={stop / (TONES[tone] - 1)}
              stopColor={`var(--pd-figure-${tone}-${stop})`}
            />
          ))}
        </linearGradient>
      ))}
      <linearGradient id={`${id}rim`} gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="150">
        <stop className={classes.rim} offset="0" />
        <stop className={classes.rimEnd} offset="1" />
      </linearGradient>
    </defs>
  );
}

interface FigureDrawingProps {
  /** The id of the page's FigureTones. */
  tones: string;
  /** The id of this drawing. */
  id: string;
  /** Its shapes, farthest first. */
  children: ReactNode;
}

/** The shapes of a figure with a rim light and fine lines between them. */
export function FigureDrawing({ tones, id, children }: FigureDrawingProps) {
  return (
    <>
      <use href={`#${id}`} className={classes.edge} stroke={`url(#${tones}rim)`} />
      <g className={classes.lines}>
        <g id={id}>{children}</g>
      </g>
    </>
  );
}
