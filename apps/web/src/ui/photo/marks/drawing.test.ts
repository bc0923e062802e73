import { describe, expect, it } from 'vitest';
import {
  type Drawing,
  type DrawingAction,
  drawingOf,
  MAX_MARKS,
  markBetween,
  markInMiddle,
  marksOf,
  movedMark,
  reduceDrawing,
  stretchedMark,
} from './drawing.ts';
import { markPath } from './mark-shapes.ts';

const LOOK = { kind: 'arrow', color: 'red' } as const;
const ARROW = { ...LOOK, x1: 0.1, y1: 0.2, x2: 0.5, y2: 0.6 };
const SIZE = { width: 600, height: 800 };

const after = (actions: readonly DrawingAction[], from: Drawing = drawingOf([])) =>
  actions.reduce(reduceDrawing, from);

describe('a drawing', () => {
  it('selects what is added and undoes every change in order', () => {
    const added = after([{ type: 'add', mark: ARROW }]);
    expect(added).toMatchObject({ selected: 0, marks: [ARROW] });
    const [mark] = added.marks;
    if (!mark) throw new Error('no mark');
    const moved = after([{ type: 'change', mark: movedMark(mark, { x: 0.1, y: 0 }) }], added);
    expect(marksOf(moved)).toEqual([{ ...ARROW, x1: 0.2, x2: 0.6 }]);
    const cleared = after([{ type: 'clear' }], moved);
    expect(marksOf(cleared)).toEqual([]);
    const undo = { type: 'undo' } as const;
    expect(marksOf(after([undo], cleared))).toEqual(marksOf(moved));
    expect(marksOf(after([undo, undo], cleared))).toEqual([ARROW]);
    expect(marksOf(after([undo, undo, undo, undo], cleared))).toEqual([]);
  });

  it('deletes the selected mark only', () => {
    const two = drawingOf([ARROW, { ...ARROW, kind: 'circle' }]);
    expect(after([{ type: 'remove' }], two)).toBe(two);
    const removed = after([{ type: 'select', key: 0 }, { type: 'remove' }], two);
    expect(marksOf(removed)).toEqual([{ ...ARROW, kind: 'circle' }]);
  });

  it('has at most 20 marks', () => {
    const many = Array<DrawingAction>(MAX_MARKS + 5).fill({ type: 'add', mark: ARROW });
    expect(after(many).marks).toHaveLength(MAX_MARKS);
  });
});

describe('a mark', () => {
  it('ignores a tap, and keeps marks on the photo', () => {
    expect(markBetween(LOOK, { x: 0.5, y: 0.5 }, { x: 0.503, y: 0.503 })).toBeNull();
    expect(markBetween(LOOK, { x: -3, y: 0.5 }, { x: 7, y: 2 })).toEqual({
      ...LOOK,
      ...{ x1: 0, y1: 0.5, x2: 1, y2: 1 },
    });
  });

  it('keeps its shape when it is moved against an edge', () => {
    expect(movedMark(ARROW, { x: -0.5, y: 0.9 })).toEqual({
      ...ARROW,
      ...{ x1: 0, y1: 0.6, x2: 0.4, y2: 1 },
    });
  });

  it('isn’t shrunk to a point', () => {
    const back = { x: ARROW.x1 - ARROW.x2, y: ARROW.y1 - ARROW.y2 };
    expect(stretchedMark(ARROW, back)).toBe(ARROW);
    expect(stretchedMark(ARROW, { x: 0.1, y: 0 })).toEqual({ ...ARROW, x2: 0.6 });
  });

  it('is drawn in the photo’s pixels', () => {
    expect(markPath({ ...ARROW, kind: 'line' }, SIZE)).toBe('M60 160L300 480');
    expect(markPath({ ...ARROW, kind: 'circle' }, SIZE)).toBe(
      'M60 320a120 160 0 1 0 240 0a120 160 0 1 0 -240 0',
    );
    expect(markPath(ARROW, SIZE)).toMatch(/^M60 160L300 480M.+L300 480L.+$/);
    expect(markPath({ ...markInMiddle(LOOK), kind: 'circle', x2: 0.38 }, SIZE)).not.toContain('a');
  });
});
