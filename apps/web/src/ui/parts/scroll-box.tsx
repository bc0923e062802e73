import type { ReactNode } from 'react';

interface ScrollBoxProps {
  /** What is in it, for screen readers. */
  label: string;
  className: string | undefined;
  tall?: boolean | undefined;
  children: ReactNode;
}

/** What is wider or longer than its place and scrolls in it: it takes the keyboard, and so has a name. */
export function ScrollBox({ label, className, tall, children }: ScrollBoxProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={className} aria-label={label} tabIndex={0} data-tall={tall}>
      {children}
    </section>
  );
}
