import { drawAs, type ElementProps } from './element.ts';

/** 0, 4, 8, 12, 16, 20 and 24 px. */
export type Gap = 'none' | '2xs' | 'xs' | 'sm' | 'md' | 'lg' | 'xl';

interface StackProps extends ElementProps {
  gap?: Gap;
  /** Draws a line between the children, as far from each as `gap` says. */
  divided?: boolean;
}

/** The class that stacks what is in an element, for elements that are more than a stack. */
export const stackClass = (gap: Gap): string => `pd-stack pd-${gap}`;

/** Puts one thing below the other, none wider than the stack. */
export const Stack = ({ gap = 'md', divided, ...props }: StackProps) =>
  drawAs({ ...props, 'data-divided': divided || undefined }, stackClass(gap));

interface RowProps extends ElementProps {
  gap?: Gap;
  /** 'center' if not given. */
  align?: 'start' | 'baseline';
  /** 'start' if not given. */
  justify?: 'between' | 'center' | 'end';
  /** Keeps lines that wrap close together. */
  tight?: boolean;
}

/** Puts things side by side, and on the next line where there is no more room. */
export const Row = ({ gap = 'xs', align, justify, tight, ...props }: RowProps) =>
  drawAs(
    {
      ...props,
      'data-align': align,
      'data-justify': justify,
      'data-tight': tight || undefined,
    },
    `pd-row pd-${gap}`,
  );

interface GridProps extends ElementProps {
  gap?: Gap;
  /** How many columns of one width, or their shares. */
  columns: 2 | 3 | 4 | 7 | '3:2' | '2:1';
  /** The screen from which on there is more than one column: 576, 768 or 1024 px. */
  from?: 'sm' | 'md' | 'lg';
  align?: 'start' | 'center';
}

/** Puts things into columns. */
export const Grid = ({ gap = 'md', columns, from, align, ...props }: GridProps) =>
  drawAs(
    { ...props, 'data-columns': columns, 'data-from': from, 'data-align': align },
    `pd-grid pd-${gap}`,
  );
