import { createElement } from 'react';
import { classNames, type ElementProps } from '../layout/layout.tsx';

interface TextProps extends ElementProps {
  /** 12, 13, 14 and 15 px; by default that of the surrounding text. */
  size?: 'xs' | 'sm' | 'md' | 'lg';
  muted?: boolean;
  strong?: boolean;
  /** Tabular digits, so that they line up. */
  numeric?: boolean;
}

/** Text that is smaller, lighter or bolder than its surroundings. */
export function Text({ as = 'p', size, muted, strong, numeric, className, ...props }: TextProps) {
  const classes = classNames(
    size && `pd-text-${size}`,
    muted && 'pd-muted',
    strong && 'pd-strong',
    numeric && 'numeric',
    className,
  );
  return createElement(as, { ...props, className: classes });
}

interface HeadingProps extends ElementProps {
  as?: 'h1' | 'h2' | 'h3' | 'h4';
  /** 18, 20, 24 and 28 px. */
  size?: 'sm' | 'md' | 'lg' | 'xl';
}

/** The heading of a card or a section. */
export function Heading({ as = 'h2', size = 'md', className, ...props }: HeadingProps) {
  return createElement(as, { ...props, className: classNames(`pd-title-${size}`, className) });
}
