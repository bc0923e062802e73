import { lazyPart } from '../parts/lazy-part.tsx';

/** Loaded with the first photo or link of a message. Needs a Suspense boundary. */
export const ExtrasTray = lazyPart(() =>
  import('./extras-tray.tsx').then(({ ExtrasTray }) => ({ default: ExtrasTray })),
);
