import type { MarkColor, MarkKind, PhotoMark } from '@posedown/contract';
import { type PointerEvent, useReducer, useRef, useState } from 'react';
import { announce } from '../../announce/announce.ts';
import {
  type DrawnMark,
  drawingOf,
  MAX_MARKS,
  markBetween,
  markInMiddle,
  movedMark,
  type Point,
  reduceDrawing,
} from './drawing.ts';

interface Gesture {
  pointer: number;
  from: Point;
  /** The mark that is moved; none to draw one. */
  mark?: DrawnMark;
}

/** The marks of an editor: drawn and moved by pointer, touch or keys. */
export function useDrawing(initial: readonly PhotoMark[]) {
  const [drawing, dispatch] = useReducer(reduceDrawing, initial, drawingOf);
  const [kind, setKind] = useState<MarkKind>('arrow');
  const [color, setColor] = useState<MarkColor>('red');
  /** What a running gesture draws or moves. */
  const [draft, setDraft] = useState<PhotoMark | DrawnMark | null>(null);
  const gesture = useRef<Gesture>(null);
  const { marks, selected } = drawing;
  const isFull = marks.length >= MAX_MARKS;
  const selectedMark = marks.find(({ key }) => key === selected);

  function add(mark: PhotoMark) {
    if (isFull) return announce(`${MAX_MARKS} marks is the most for one photo.`);
    dispatch({ type: 'add', mark });
    announce(`Added: ${mark.kind}`);
  }

  function recolor(next: MarkColor) {
    setColor(next);
    if (selectedMark) dispatch({ type: 'change', mark: { ...selectedMark, color: next } });
  }

  /** @param mark the mark under the pointer, to move it */
  function start(event: PointerEvent<SVGElement>, mark?: DrawnMark) {
    if (gesture.current || event.button !== 0) return;
    // Otherwise the photo below would be told as well.
    event.stopPropagation();
    const from = pointOf(event);
    gesture.current = { pointer: event.pointerId, from, ...(mark && { mark }) };
    svgOf(event).setPointerCapture(event.pointerId);
    dispatch({ type: 'select', key: mark?.key ?? null });
  }

  const drawn = (
    event: PointerEvent<SVGElement>,
    { from, mark }: Gesture,
  ): PhotoMark | DrawnMark | null => {
    const to = pointOf(event);
    if (mark) return movedMark(mark, { x: to.x - from.x, y: to.y - from.y });
    return markBetween({ kind, color }, from, to);
  };

  function move(event: PointerEvent<SVGElement>) {
    const running = gesture.current;
    if (running?.pointer === event.pointerId) setDraft(drawn(event, running));
  }

  function end(event: PointerEvent<SVGElement>) {
    const running = gesture.current;
    if (running?.pointer !== event.pointerId) return;
    const result = event.type === 'pointercancel' ? null : drawn(event, running);
    gesture.current = null;
    setDraft(null);
    if (!result) return;
    if (!isDrawn(result)) {
      add(result);
      // The next color is for the next mark.
      dispatch({ type: 'select', key: null });
    } else if (result.x1 !== running.mark?.x1 || result.y1 !== running.mark.y1) {
      dispatch({ type: 'change', mark: result });
    }
  }

  return {
    ...{ marks, selectedMark, drawing, dispatch, draft, isFull },
    ...{ kind, setKind, color, recolor, start, move, end },
    addInMiddle: () => add(markInMiddle({ kind, color })),
    isChanged: drawing.past.length > 0,
  };
}

const svgOf = ({ currentTarget }: PointerEvent<SVGElement>) =>
  currentTarget.ownerSVGElement ?? (currentTarget as SVGSVGElement);

/** Where a pointer is on the photo, in shares. */
function pointOf(event: PointerEvent<SVGElement>): Point {
  const { left, top, width, height } = svgOf(event).getBoundingClientRect();
  return { x: (event.clientX - left) / width, y: (event.clientY - top) / height };
}

const isDrawn = (mark: PhotoMark | DrawnMark): mark is DrawnMark => 'key' in mark;
