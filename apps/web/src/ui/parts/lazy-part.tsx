// biome-ignore lint/style/noRestrictedImports: the one place that catches what does not come
import { type ComponentType, lazy, useEffect, useRef } from 'react';
import { ErrorState } from './error-state.tsx';

/**
 * React's `lazy` for a network that comes and goes: where the code of a part does not come, its place
 * says so and the rest of the screen stays, with what was typed there. A browser asks for such code
 * only once in the life of a page, so nothing but a new page can bring it.
 */
// biome-ignore lint/suspicious/noExplicitAny: as React's own `lazy`, which infers the props by it
export function lazyPart<Part extends ComponentType<any>>(load: () => Promise<{ default: Part }>) {
  return lazy(() => load().catch(() => ({ default: NotLoaded as unknown as Part })));
}

function NotLoaded() {
  const place = useRef<HTMLDivElement>(null);
  // A dialog's place may be far from what was pressed.
  useEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <div ref={place}>
      <ErrorState
        title="This part could not be loaded."
        message="What you saved is safe. Once you are online, try again: the page is loaded anew."
        onRetry={() => {
          if (navigator.onLine) window.location.reload();
        }}
      />
    </div>
  );
}
