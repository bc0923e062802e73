import { createElement, type HTMLAttributes, type ReactElement, type Ref } from 'react';

/** 0, 4, 8, 12, 16, 20 and 24 px. */
export type Gap = 'none' | '2xs' | 'xs' | 'sm' | 'md' | 'lg' | 'xl';

/** What every primitive takes, with the few attributes that only some elements have. */
export interface ElementProps extends HTMLAttributes<HTMLElement> {
  /** The element to draw: a list shows no bullets, a 'section' wants a heading inside. */
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
  /** Draws a line between the children, as far from each as `gap` says. */
  divided?: boolean;
}

interface RowProps extends LayoutProps {
  /** 'center' if not given. */
  align?: 'start' | 'baseline';
  /** 'start' if not given. */
  justify?: 'between' | 'center' | 'end';
  /** Keeps lines that wrap close together. */
  tight?: boolean;
}

interface GridProps extends LayoutProps {
  /** How many columns of one width, or their shares. */
  columns: 2 | 3 | 4 | 7 | '3:2' | '2:3' | '2:1';
  /** The screen from which on there is more than one column: 576, 768 or 1024 px. */
  from?: 'sm' | 'md' | 'lg';
  align?: 'start' | 'center';
}

type AnyProps = Omit<Partial<StackProps & RowProps & GridProps>, 'align'> & { align?: string };

/** Joins the class names that apply. */
export const classNames = (...names: (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ');

/** The class that stacks what is in an element, for elements that are more than a stack. */
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

/** Puts one thing below the other, none wider than the stack. */
export const Stack: (props: StackProps) => ReactElement = layoutOf('pd-stack', 'md');

/** Puts things side by side, and on the next line where there is no more room. */
export const Row: (props: RowProps) => ReactElement = layoutOf('pd-row', 'xs');

/** Puts things into columns. */
export const Grid: (props: GridProps) => ReactElement = layoutOf('pd-grid', 'md');
