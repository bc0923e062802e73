import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '../../ui/parts/lazy-part.tsx';
import { onToastsWanted, toastsAreWanted } from './toast-demand.ts';

const ToastArea = lazyPart(() =>
  import('./toast-area.tsx').then(({ ToastArea }) => ({ default: ToastArea })),
);

/** Brings in the toasts with the first of them. Stands once, in the providers. */
export function ToastHost() {
  const wanted = useSyncExternalStore(onToastsWanted, toastsAreWanted, () => false);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <ToastArea />
    </Suspense>
  );
}
