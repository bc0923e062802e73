import type { MarkKind } from '@posedown/contract';
import { useEffect, useRef } from 'react';
import { movedMark, type Point, stretchedMark } from './drawing.ts';
import type { useDrawing } from './use-drawing.ts';

const STEP = 0.01;

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

const TOOLS: Record<string, MarkKind> = { a: 'arrow', c: 'circle', l: 'line' };

/** The keys of the editor: tools, undo, and moving or deleting the selected mark. */
export function useDrawingKeys(editor: ReturnType<typeof useDrawing>, isOn: boolean): void {
  const latest = useRef({ editor, isOn });
  latest.current = { editor, isOn };
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (!latest.current.isOn || event.altKey) return;
      const act = actionOf(event, latest.current.editor);
      if (!act) return;
      event.preventDefault();
      act();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

function actionOf(
  { key, ctrlKey, metaKey, shiftKey }: KeyboardEvent,
  { selectedMark, dispatch, setKind }: ReturnType<typeof useDrawing>,
): (() => void) | undefined {
  if (ctrlKey || metaKey) {
    return key.toLowerCase() === 'z' && !shiftKey ? () => dispatch({ type: 'undo' }) : undefined;
  }
  const tool = TOOLS[key.toLowerCase()];
  if (tool) return () => setKind(tool);
  if (!selectedMark) return undefined;
  if (key === 'Delete' || key === 'Backspace') return () => dispatch({ type: 'remove' });
  const by = ARROWS[key];
  if (!by) return undefined;
  const mark = shiftKey ? stretchedMark(selectedMark, by) : movedMark(selectedMark, by);
  return () => dispatch({ type: 'change', mark });
}
