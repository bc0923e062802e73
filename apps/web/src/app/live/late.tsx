import { type ReactNode, Suspense } from 'react';
import { useAfterFirstPaint } from '../../ui/after-first-paint.ts';

/** Draws what is in it once the page has been painted, and nothing until it is loaded. */
export function Late({ children }: { children: ReactNode }) {
  return useAfterFirstPaint() && <Suspense fallback={null}>{children}</Suspense>;
}
