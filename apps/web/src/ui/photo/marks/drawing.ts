import type { MarkColor, MarkKind, PhotoMark } from '@posedown/contract';

/** A copy of the contract's limit. */
export const MAX_MARKS = 20;
/** A shorter stroke is a tap. */
const SHORTEST = 0.01;
const UNDO_STEPS = 100;
/** From the middle, for marks added by keyboard. */
const REACH = 0.12;

/** A mark in the editor. Its key outlives changes. */
export type DrawnMark = PhotoMark & { key: number };

export interface Drawing {
  marks: readonly DrawnMark[];
  /** The key of the selected mark. */
  selected: number | null;
  past: readonly (readonly DrawnMark[])[];
  nextKey: number;
}

export type DrawingAction =
  | { type: 'add'; mark: PhotoMark }
  | { type: 'change'; mark: DrawnMark }
  | { type: 'select'; key: number | null }
  | { type: 'remove' }
  | { type: 'clear' }
  | { type: 'undo' };

export const drawingOf = (marks: readonly PhotoMark[]): Drawing => ({
  marks: marks.map((mark, index) => ({ ...mark, key: index })),
  ...{ selected: null, past: [], nextKey: marks.length },
});

export function reduceDrawing(drawing: Drawing, action: DrawingAction): Drawing {
  const { marks, selected, past, nextKey } = drawing;
  const draw = (next: readonly DrawnMark[], key: number | null): Drawing => ({
    marks: next,
    selected: key,
    past: [...past, marks].slice(-UNDO_STEPS),
    nextKey,
  });
  switch (action.type) {
    case 'add':
      if (marks.length >= MAX_MARKS) return drawing;
      return {
        ...draw([...marks, { ...action.mark, key: nextKey }], nextKey),
        nextKey: nextKey + 1,
      };
    case 'change': {
      const { mark } = action;
      return draw(
        marks.map((one) => (one.key === mark.key ? mark : one)),
        mark.key,
      );
    }
    case 'select':
      return { ...drawing, selected: action.key };
    case 'remove':
      if (selected === null) return drawing;
      return draw(
        marks.filter(({ key }) => key !== selected),
        null,
      );
    case 'clear':
      return marks.length === 0 ? drawing : draw([], null);
    case 'undo': {
      const last = past.at(-1);
      return last ? { ...drawing, marks: last, selected: null, past: past.slice(0, -1) } : drawing;
    }
  }
}

/** A point on the photo, in shares. */
export interface Point {
  x: number;
  y: number;
}

const share = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000;

interface Look {
  kind: MarkKind;
  color: MarkColor;
}

/** A mark from one point to another, or null if it is a tap. */
export function markBetween({ kind, color }: Look, from: Point, to: Point): PhotoMark | null {
  const mark = {
    ...{ kind, color, x1: share(from.x), y1: share(from.y) },
    ...{ x2: share(to.x), y2: share(to.y) },
  };
  const isTap = Math.hypot(mark.x2 - mark.x1, mark.y2 - mark.y1) < SHORTEST;
  return isTap ? null : mark;
}

/** A mark in the middle of the photo, to be moved from there. */
export const markInMiddle = ({ kind, color }: Look): PhotoMark => ({
  ...{ kind, color, x1: 0.5 - REACH, y1: 0.5 - REACH },
  ...{ x2: 0.5 + REACH, y2: 0.5 + REACH },
});

/** A mark moved as a whole. It stays on the photo. */
export function movedMark<Mark extends PhotoMark>(mark: Mark, by: Point): Mark {
  const { x1, y1, x2, y2 } = mark;
  const x = Math.min(1 - Math.max(x1, x2), Math.max(-Math.min(x1, x2), by.x));
  const y = Math.min(1 - Math.max(y1, y2), Math.max(-Math.min(y1, y2), by.y));
  return { ...mark, x1: share(x1 + x), y1: share(y1 + y), x2: share(x2 + x), y2: share(y2 + y) };
}

/** A mark with its second point moved: an arrow's tip, a circle's corner. */
export function stretchedMark<Mark extends PhotoMark>(mark: Mark, by: Point): Mark {
  const next = { ...mark, x2: share(mark.x2 + by.x), y2: share(mark.y2 + by.y) };
  return markBetween(next, { x: next.x1, y: next.y1 }, { x: next.x2, y: next.y2 }) ? next : mark;
}

/** The marks as they are sent. */
export const marksOf = ({ marks }: Drawing): PhotoMark[] => marks.map(({ key, ...mark }) => mark);
