import { classNames, drawAs, type ElementProps } from '../layout/element.ts';

interface TextProps extends ElementProps {
  /** 12, 13, 14 and 15 px; otherwise that of the words around. */
  size?: 'xs' | 'sm' | 'md' | 'lg';
  muted?: boolean;
  strong?: boolean;
  /** Figures of one width, so that they line up. */
  numeric?: boolean;
}

/** Words that are smaller, quieter or stronger than those around. */
export const Text = ({ as = 'p', size, muted, strong, numeric, ...props }: TextProps) =>
  drawAs(
    { ...props, as },
    classNames(
      size && `pd-text-${size}`,
      muted && 'pd-muted',
      strong && 'pd-strong',
      numeric && 'numeric',
    ),
  );

interface HeadingProps extends ElementProps {
  as?: 'h1' | 'h2' | 'h3' | 'h4';
  /** 18, 20, 24 and 28 px. */
  size?: 'sm' | 'md' | 'lg' | 'xl';
}

/** The heading of a card or a section. */
export const Heading = ({ as = 'h2', size = 'md', ...props }: HeadingProps) =>
  drawAs({ ...props, as }, `pd-title-${size}`);
