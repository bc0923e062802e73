import {
  type ComponentProps,
  type ComponentType,
  // biome-ignore lint/style/noRestrictedImports: this module handles chunks that fail to load
  lazy,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { ErrorState } from './error-state.tsx';

// biome-ignore lint/suspicious/noExplicitAny: React's own `lazy` has the same constraint, to infer the props
type AnyPart = ComponentType<any>;

/** Retry delay for a chunk that failed to load. */
const RETRY_MS = 15_000;

/**
 * `React.lazy` for unreliable networks: if a chunk fails to load, an error with a retry button
 * takes its place and the rest of the screen keeps working. It doesn't retry by itself, so that no
 * dialog pops up late. A part fetched by `preload` renders immediately, without a Suspense
 * fallback. @param Instead shown while the chunk is missing; `RetrySilently` for optional parts
 */
export function lazyPart<Part extends AnyPart>(
  load: () => Promise<{ default: Part }>,
  Instead: ComponentType<RetryProps> = NotLoaded,
) {
  let loaded: AnyPart | undefined;
  const fetchPart = async () => {
    const part = await load();
    loaded = part.default;
    return part;
  };
  function Missed(props: ComponentProps<Part>) {
    const [Drawn, setDrawn] = useState<AnyPart>();
    const retry = useCallback(() => fetchPart().then((part) => setDrawn(() => part.default)), []);
    return Drawn ? <Drawn {...props} /> : <Instead again={retry} />;
  }
  const Lazy = lazy<AnyPart>(() => fetchPart().catch(() => ({ default: Missed })));
  const preload = () => fetchPart().then(ignore, ignore);
  function LazyPart(props: ComponentProps<Part>) {
    const [Drawn] = useState<AnyPart>(() => loaded ?? Lazy);
    return <Drawn {...props} />;
  }
  return Object.assign(LazyPart, { preload });
}

const ignore = () => undefined;

interface RetryProps {
  /** Retries loading the part. */
  again: () => Promise<void>;
}

/** Renders nothing for an optional part, such as a badge, and retries in the background. */
export function RetrySilently({ again }: RetryProps) {
  useEffect(() => {
    const attempt = () => void (document.hidden || again().catch(ignore));
    const timer = setInterval(attempt, RETRY_MS);
    return () => clearInterval(timer);
  }, [again]);
  return null;
}

/** Many browsers cache the failed import until the page is reloaded. */
const newPage = () => navigator.onLine && window.location.reload();

function NotLoaded({ again }: RetryProps) {
  const place = useRef<HTMLDivElement>(null);
  // Scrolls to the error: the place of a dialog may be far from the button.
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
