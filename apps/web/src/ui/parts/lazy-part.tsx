// biome-ignore lint/style/noRestrictedImports: the one place that catches what does not come
import { type ComponentProps, type ComponentType, lazy, useEffect, useRef, useState } from 'react';
import { ErrorState } from './error-state.tsx';

// biome-ignore lint/suspicious/noExplicitAny: as React's own `lazy`, which infers the props by it
type AnyPart = ComponentType<any>;

/**
 * React's `lazy` for a network that comes and goes: where the code of a part does not come, its place
 * says so and the rest of the screen stays, with what was typed there. Most browsers ask for such code
 * only once in the life of a page, so nothing but a new page is sure to bring it.
 *
 * What was fetched ahead by `preload` is drawn at once. React shows nothing new for 0.3 s after it had to
 * show that a part is still to come. What could not be fetched ahead is asked for once more where it is drawn.
 */
export function lazyPart<Part extends AnyPart>(load: () => Promise<{ default: Part }>) {
  let loaded: AnyPart | undefined;
  const fetchPart = async () => {
    const part = await load();
    loaded = part.default;
    return part;
  };
  const ToCome = lazy<AnyPart>(() => fetchPart().catch(() => ({ default: NotLoaded })));
  const preload = async () => {
    await fetchPart().catch(() => undefined);
  };
  // biome-ignore lint/correctness/noComponentHookFactories: it is made once for each part, where its module begins
  function LazyPart(props: ComponentProps<Part>) {
    const [Drawn] = useState<AnyPart>(() => loaded ?? ToCome);
    return <Drawn {...props} />;
  }
  return Object.assign(LazyPart, { preload });
}

/** In place of a part whose absence hides nothing, such as a count beside a link: it comes with the next page. */
export const drawNothing = () => ({ default: () => null });

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
