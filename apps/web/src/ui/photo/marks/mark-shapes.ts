import type { PhotoMark } from '@posedown/contract';

/** A photo's pixels, in which its marks are drawn. */
export interface PhotoSize {
  width: number;
  height: number;
}

/** The width of a stroke as a share of the photo's longer side: 3 px on a phone. */
const STROKE = 0.008;
/** The head of an arrow: its length in strokes, at most a share of the arrow, and its half angle. */
const HEAD = { strokes: 5, share: 0.6, angle: Math.PI / 6 };

export const strokeOf = ({ width, height }: PhotoSize): number => STROKE * Math.max(width, height);

/** The SVG path of a mark, in the photo's pixels. */
export function markPath({ kind, ...mark }: PhotoMark, photo: PhotoSize): string {
  const [x1, x2] = [mark.x1, mark.x2].map((share) => share * photo.width) as [number, number];
  const [y1, y2] = [mark.y1, mark.y2].map((share) => share * photo.height) as [number, number];
  const line = `M${point(x1, y1)}L${point(x2, y2)}`;
  if (kind === 'line') return line;
  if (kind === 'arrow') {
    const length = Math.hypot(x2 - x1, y2 - y1);
    const head = Math.min(HEAD.strokes * strokeOf(photo), HEAD.share * length);
    const back = Math.atan2(y1 - y2, x1 - x2);
    const [left, right] = [back - HEAD.angle, back + HEAD.angle].map((angle) =>
      point(x2 + head * Math.cos(angle), y2 + head * Math.sin(angle)),
    );
    return `${line}M${left}L${point(x2, y2)}L${right}`;
  }
  const [rx, ry] = [Math.abs(x2 - x1) / 2, Math.abs(y2 - y1) / 2];
  // An arc without a radius isn't drawn.
  if (rx === 0 || ry === 0) return line;
  const start = point((x1 + x2) / 2 - rx, (y1 + y2) / 2);
  const half = (to: number) => `a${point(rx, ry)} 0 1 0 ${point(to, 0)}`;
  return `M${start}${half(2 * rx)}${half(-2 * rx)}`;
}

const point = (x: number, y: number) => `${tenth(x)} ${tenth(y)}`;
const tenth = (pixels: number) => Math.round(pixels * 10) / 10;
