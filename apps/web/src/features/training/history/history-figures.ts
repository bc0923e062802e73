/* One chunk with the drawings of the training history. */
export { MaxDrawing } from './max-drawing.tsx';
export { MuscleFigures } from './muscle-figures.tsx';
