import { lazyPart } from '../parts/lazy-part.tsx';

/** Loaded when a photo is opened. Needs a Suspense boundary. */
export const PhotoDialog = lazyPart(() =>
  import('./photo-dialog.tsx').then(({ PhotoDialog }) => ({ default: PhotoDialog })),
);
