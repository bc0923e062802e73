import {
  type ComponentProps,
  type ComponentType,
  // biome-ignore lint/style/noRestrictedImports: the one place that catches what does not come
  lazy,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { ErrorState } from './error-state.tsx';

// biome-ignore lint/suspicious/noExplicitAny: as React's own `lazy`, which infers the props by it
type AnyPart = ComponentType<any>;

/** How long after it was asked for in vain the code of a part that says nothing is asked for again. */
const AGAIN_MS = 15_000;

/**
 * React's `lazy` for a network that comes and goes: where the code of a part does not come, its place
 * says so and the rest of the screen stays, with what was typed there. A press asks for it again: by itself a
 * dialog would come over whatever the person does by then.
 *
 * What was fetched ahead by `preload` is drawn at once. React shows nothing new for 0.3 s after it had to
 * show that a part is still to come. What could not be fetched ahead is asked for once more where it is drawn.
 * @param Instead stands in the place of what does not come; `Nothing` where its absence hides nothing
 */
export function lazyPart<Part extends AnyPart>(
  load: () => Promise<{ default: Part }>,
  Instead: ComponentType<Again> = NotLoaded,
) {
  let loaded: AnyPart | undefined;
  const fetchPart = async () => {
    const part = await load();
    loaded = part.default;
    return part;
  };
  function Missed(props: ComponentProps<Part>) {
    const [Drawn, setDrawn] = useState<AnyPart>();
    const again = useCallback(() => fetchPart().then((part) => setDrawn(() => part.default)), []);
    return Drawn ? <Drawn {...props} /> : <Instead again={again} />;
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

interface Again {
  /** Asks for the part once more. */
  again: () => Promise<void>;
}

/** In place of a part whose absence hides nothing, such as a count beside a link: it comes by itself once it can. */
export function Nothing({ again }: Again) {
  useEffect(() => {
    const ask = () => void (document.hidden || again().catch(ignore));
    const timer = setInterval(ask, AGAIN_MS);
    return () => clearInterval(timer);
  }, [again]);
  return null;
}

/** Many browsers ask again in truth only on a new page. */
const newPage = () => navigator.onLine && window.location.reload();

function NotLoaded({ again }: Again) {
  const place = useRef<HTMLDivElement>(null);
  // A dialog's place may be far from what was pressed.
  useEffect(() => void place.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <div ref={place}>
      <ErrorState
        title="We couldn’t load this part."
        message="What you saved is safe. Try again when you’re online."
        onRetry={() => void again().catch(newPage)}
      />
    </div>
  );
}
