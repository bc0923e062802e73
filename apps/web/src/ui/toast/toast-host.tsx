import { lazy, Suspense } from 'react';
import { useAfterFirstPaint } from '../after-first-paint.ts';

const ToastArea = lazy(() =>
  import('./toast-area.tsx').then(({ ToastArea }) => ({ default: ToastArea })),
);

/** Brings in the toasts once the page is there. Stands once, in the providers. */
export function ToastHost() {
  if (!useAfterFirstPaint()) return null;
  return (
    <Suspense fallback={null}>
      <ToastArea />
    </Suspense>
  );
}
