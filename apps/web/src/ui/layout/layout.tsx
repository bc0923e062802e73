import { createElement, type HTMLAttributes, type ReactElement, type Ref } from 'react';

/** 0, 4, 8, 12, 16, 20 and 24 px. */
export type Gap = 'none' | '2xs' | 'xs' | 'sm' | 'md' | 'lg' | 'xl';

/** The props of every primitive, with the few attributes that only some elements have. */
export interface ElementProps extends HTMLAttributes<HTMLElement> {
  /** The element to render. A list has no bullets; a 'section' needs a heading inside. */
  as?: keyof HTMLElementTagNameMap;
  ref?: Ref<HTMLElement>;
  noValidate?: boolean;
  dateTime?: string;
  htmlFor?: string;
}

interface LayoutProps extends ElementProps {
  gap?: Gap;
}

interface StackProps extends LayoutProps {
  /** Draws a line between the children, with `gap` on both sides. */
  divided?: boolean;
}

interface RowProps extends LayoutProps {
  /** Default: 'center'. */
  align?: 'start' | 'baseline';
  /** Default: 'start'. */
  justify?: 'between' | 'center' | 'end';
  /** Reduces the gap between wrapped lines. */
  tight?: boolean;
}

interface GridProps extends LayoutProps {
  /** The number of equal columns, or their proportions. */
  columns: 2 | 3 | 4 | 7 | '3:2' | '2:3' | '2:1';
  /** The minimum width for several columns: 576, 768 or 1024 px. */
  from?: 'sm' | 'md' | 'lg';
  align?: 'start' | 'center';
}

type AnyProps = Omit<Partial<StackProps & RowProps & GridProps>, 'align'> & { align?: string };

/** Joins class names, skipping falsy ones. */
export const classNames = (...names: (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ');

/** The stack class, for elements that do more than stacking. */
export const stackClass = (gap: Gap): string => `pd-stack pd-${gap}`;

const layoutOf =
  (name: string, defaultGap: Gap) =>
  (props: AnyProps): ReactElement => {
    const {
      as,
      gap = defaultGap,
      className,
      align,
      justify,
      tight,
      divided,
      columns,
      from,
      ...rest
    } = props;
    return createElement(as ?? 'div', {
      ...rest,
      className: classNames(name, `pd-${gap}`, className),
      'data-align': align,
      'data-justify': justify,
      'data-tight': tight,
      'data-divided': divided,
      'data-columns': columns,
      'data-from': from,
    });
  };

/** Stacks children vertically, none wider than the stack. */
export const Stack: (props: StackProps) => ReactElement = layoutOf('pd-stack', 'md');

/** Places children side by side and wraps them. */
export const Row: (props: RowProps) => ReactElement = layoutOf('pd-row', 'xs');

/** Arranges children in columns. */
export const Grid: (props: GridProps) => ReactElement = layoutOf('pd-grid', 'md');
