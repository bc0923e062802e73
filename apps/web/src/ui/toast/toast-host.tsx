import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '../../ui/parts/lazy-part.tsx';
import { areToastsRequested, onToastsRequested } from './toast-demand.ts';

const ToastArea = lazyPart(() =>
  import('./toast-code.ts').then(({ ToastArea }) => ({ default: ToastArea })),
);

/** Mounts the toast area with the first toast. */
export function ToastHost() {
  const isRequested = useSyncExternalStore(onToastsRequested, areToastsRequested, () => false);
  if (!isRequested) return null;
  return (
    <Suspense fallback={null}>
      <ToastArea />
    </Suspense>
  );
}
