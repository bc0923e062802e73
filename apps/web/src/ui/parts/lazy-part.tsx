// biome-ignore lint/style/noRestrictedImports: the one place that catches what does not come
import { type ComponentProps, type ComponentType, lazy, useEffect, useRef, useState } from 'react';
import { ErrorState } from './error-state.tsx';

// biome-ignore lint/suspicious/noExplicitAny: as React's own `lazy`, which infers the props by it
type AnyPart = ComponentType<any>;

/** How long after it was asked for in vain the code of a part is asked for again. */
const AGAIN_MS = 15_000;

/**
 * React's `lazy` for a network that comes and goes: where the code of a part does not come, its place
 * says so and the rest of the screen stays, with what was typed there. It is asked for again until it comes;
 * many browsers do so in truth only on a new page, which a press brings.
 *
 * What was fetched ahead by `preload` is drawn at once. React shows nothing new for 0.3 s after it had to
 * show that a part is still to come. What could not be fetched ahead is asked for once more where it is drawn.
 * @param Instead stands in the place of what does not come; `Nothing` where its absence hides nothing
 */
export function lazyPart<Part extends AnyPart>(
  load: () => Promise<{ default: Part }>,
  Instead: ComponentType = NotLoaded,
) {
  let loaded: AnyPart | undefined;
  const fetchPart = async () => {
    const part = await load();
    loaded = part.default;
    return part;
  };
  function Missed(props: ComponentProps<Part>) {
    const [Drawn, setDrawn] = useState<AnyPart>(() => Instead);
    useEffect(() => {
      const timer = setInterval(
        () =>
          fetchPart().then((part) => {
            clearInterval(timer);
            setDrawn(() => part.default);
          }, ignore),
        AGAIN_MS,
      );
      return () => clearInterval(timer);
    }, []);
    return <Drawn {...props} />;
  }
  const ToCome = lazy<AnyPart>(() => fetchPart().catch(() => ({ default: Missed })));
  const preload = () => fetchPart().then(ignore, ignore);
  function LazyPart(props: ComponentProps<Part>) {
    const [Drawn] = useState<AnyPart>(() => loaded ?? ToCome);
    return <Drawn {...props} />;
  }
  return Object.assign(LazyPart, { preload });
}

const ignore = () => undefined;

/** In place of a part whose absence hides nothing, such as a count beside a link. */
export const Nothing = () => null;

function NotLoaded() {
  const place = useRef<HTMLDivElement>(null);
  // A dialog's place may be far from what was pressed.
  useEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <div ref={place}>
      <ErrorState
        title="This part could not be loaded."
        message="What you saved is safe. Once you are online, try again."
        onRetry={() => {
          if (navigator.onLine) window.location.reload();
        }}
      />
    </div>
  );
}
