import { createElement, type HTMLAttributes, type Ref } from 'react';

/** The tags that a primitive may be drawn as, with the few attributes that only some of them have. */
export interface ElementProps extends HTMLAttributes<HTMLElement> {
  /** The element to draw: a list shows no bullets, a 'section' wants a heading inside. */
  as?: keyof HTMLElementTagNameMap;
  ref?: Ref<HTMLElement>;
  noValidate?: boolean;
  dateTime?: string;
  htmlFor?: string;
}

/** Joins the class names that apply. */
export const classNames = (...names: (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ');

/** Draws an element with the class of a primitive before its own. */
export const drawAs = (
  { as = 'div', className, ...props }: ElementProps & Record<`data-${string}`, unknown>,
  primitive: string,
) => createElement(as, { ...props, className: classNames(primitive, className) });
