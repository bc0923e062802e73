import { type ReactNode, useState } from 'react';
import { useHydrated } from '../use-hydrated.ts';

/** React compares the object, not the text: it must be the same at every drawing. */
const LEFT_ALONE = { __html: '' };

interface AsItCameProps {
  className?: string;
  /** What never changes and answers to nothing. */
  children: ReactNode;
}

/**
 * A drawing that is dear to make: in a page that came prerendered it stays as it came, where React would
 * make it again only to find it the same. Elsewhere it is drawn.
 */
export function AsItCame({ className, children }: AsItCameProps) {
  const isHydrated = useHydrated();
  const [isThere] = useState(!(isHydrated || import.meta.env.SSR));
  if (!isThere) return <div className={className}>{children}</div>;
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, React only keeps away from what is there
    <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={LEFT_ALONE} />
  );
}
