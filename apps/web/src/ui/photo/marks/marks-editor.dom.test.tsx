import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../../../lib/testing/render-screen.tsx';
import { MarksEditor } from './marks-editor.tsx';

const PHOTO = { width: 600, height: 800, src: 'data:,' };
const ARROW = { kind: 'arrow', color: 'red', x1: 0.1, y1: 0.2, x2: 0.5, y2: 0.6 } as const;

function open(marks: (typeof ARROW)[] = []) {
  const onDone = vi.fn();
  const onClose = vi.fn();
  const screenOf = renderScreen(
    <MarksEditor {...{ photo: PHOTO, alt: 'Front', marks, onDone, onClose }} doneLabel="Attach" />,
  );
  return { ...screenOf, onDone, onClose };
}

/** The drawing area, as large on the screen as the photo. */
function drawingArea(): SVGElement {
  const svg = screen.getByRole('dialog').querySelector<SVGSVGElement>('svg[viewBox="0 0 600 800"]');
  if (!svg) throw new Error('no drawing area');
  svg.getBoundingClientRect = () => ({ left: 0, top: 0, width: 600, height: 800 }) as DOMRect;
  svg.setPointerCapture = () => undefined;
  return svg;
}

const at = (clientX: number, clientY: number, more: object = {}) => ({
  ...{ clientX, clientY, pointerId: 1, button: 0, ...more },
});

function drag(from: [number, number], to: [number, number], end: 'pointerUp' | 'pointerCancel') {
  const area = drawingArea();
  fireEvent.pointerDown(area, at(...from));
  fireEvent.pointerMove(area, at(...to));
  fireEvent[end](area, at(...to));
}

const done = () => screen.getByRole('button', { name: 'Attach' });

it('draws by pointer with the chosen tool and color, and ignores taps and canceled strokes', async () => {
  const { person, onDone } = open();
  await person.click(screen.getByRole('button', { name: 'Blue' }));
  await person.keyboard('c');
  expect(screen.getByRole('button', { name: 'Circle' }).getAttribute('aria-pressed')).toBe('true');
  drag([60, 160], [300, 480], 'pointerUp');
  drag([60, 160], [61, 160], 'pointerUp');
  drag([60, 160], [300, 480], 'pointerCancel');
  await person.click(done());
  expect(onDone).toHaveBeenCalledExactlyOnceWith([{ ...ARROW, kind: 'circle', color: 'blue' }]);
});

it('adds, moves, stretches, undoes and deletes a mark by keyboard', async () => {
  const { person, onDone } = open();
  await person.click(screen.getByRole('button', { name: 'Add arrow' }));
  await person.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
  await person.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  await person.keyboard('{Control>}z{/Control}');
  await person.keyboard('l');
  await person.click(screen.getByRole('button', { name: 'Add line' }));
  await person.keyboard('{Delete}');
  await person.click(done());
  expect(onDone).toHaveBeenCalledExactlyOnceWith([
    { ...ARROW, x1: 0.4, y1: 0.39, x2: 0.64, y2: 0.63 },
  ]);
});

it('has at most 20 marks', () => {
  open(Array(20).fill(ARROW));
  expect(screen.getByText('20 marks is the most for one photo.')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add arrow' }).disabled).toBe(true);
  drag([60, 160], [300, 480], 'pointerUp');
  expect(screen.getAllByRole('button', { name: /^Arrow \d+/ })).toHaveLength(20);
});

it('asks before it discards a drawing, and closes at once without one', async () => {
  const { person, onClose } = open([ARROW]);
  await person.click(screen.getByRole('button', { name: 'Clear' }));
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).not.toHaveBeenCalled();
  await person.click(screen.getByRole('button', { name: 'Discard' }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('closes at once if nothing was drawn', async () => {
  const { person, onClose } = open([ARROW]);
  await act(() => person.click(screen.getByRole('button', { name: 'Cancel' })));
  expect(onClose).toHaveBeenCalledOnce();
});
