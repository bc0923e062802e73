import type { ReactNode } from 'react';

interface ScrollBoxProps {
  /** Label for screen readers. */
  label: string;
  className: string | undefined;
  tall?: boolean | undefined;
  children: ReactNode;
}

/** A scrollable region: focusable by keyboard, so it needs a label. */
export function ScrollBox({ label, className, tall, children }: ScrollBoxProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={className} aria-label={label} tabIndex={0} data-tall={tall}>
      {children}
    </section>
  );
}
