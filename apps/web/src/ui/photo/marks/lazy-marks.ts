import { lazyPart, RetrySilently } from '../../parts/lazy-part.tsx';

/* Loaded with the first photo that was drawn on, and when someone draws. Both need a Suspense boundary. */

export const MarksLayer = lazyPart(
  () => import('./marks-layer.tsx').then(({ MarksLayer }) => ({ default: MarksLayer })),
  RetrySilently,
);

export const MarksEditor = lazyPart(() =>
  import('./marks-editor.tsx').then(({ MarksEditor }) => ({ default: MarksEditor })),
);
