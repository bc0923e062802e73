/* One chunk for what every screen of a coach renders at once. */
export { PaletteButton } from '../palette/palette-button.tsx';
export { Tasks } from './tasks.tsx';
