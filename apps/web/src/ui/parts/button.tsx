import type { ComponentProps, ReactNode } from 'react';
import classes from './button.module.css';

export interface ButtonLook {
  /** Use one filled button per screen, for the most likely next action. */
  variant?: 'filled' | 'default' | 'subtle';
  /** `behind` for destructive actions. */
  color?: 'behind' | 'gray';
  /** 40, 44 and 50 px; at least 44 on touch screens. */
  size?: 'sm' | 'md' | 'lg';
  fullWidth?: boolean;
  leftSection?: ReactNode;
  rightSection?: ReactNode;
}

type ButtonProps = ButtonLook &
  ComponentProps<'button'> & {
    /** Blocks a second tap and shows a spinner if it takes long. */
    loading?: boolean | undefined;
  };

/** A button with a text label. Inside a form it submits only with `type="submit"`. */
export function Button({ loading, disabled, ...props }: ButtonProps) {
  const { rest, inside } = splitProps(props);
  return (
    <button type="button" {...rest} disabled={disabled || loading} aria-busy={loading || undefined}>
      {props.leftSection && <span className={classes.left}>{props.leftSection}</span>}
      {inside}
    </button>
  );
}

/** A link that looks like a button. */
export function AnchorButton(props: ButtonLook & ComponentProps<'a'>) {
  const { rest, inside } = splitProps(props);
  return (
    <a {...rest}>
      {props.leftSection && <span className={classes.left}>{props.leftSection}</span>}
      {inside}
    </a>
  );
}

/** Separates styling props from element props. */
function splitProps<Props extends ButtonLook & { className?: string; children?: ReactNode }>(
  props: Props,
) {
  const { variant, color, size, fullWidth, leftSection, rightSection, ...own } = props;
  const { className, children, ...rest } = own;
  return {
    rest: {
      ...rest,
      className: withOwn(classes.button, className),
      'data-variant': variant,
      'data-color': color,
      'data-size': size,
      'data-full-width': fullWidth || undefined,
    },
    inside: (
      <>
        <span className={classes.label}>{children}</span>
        {rightSection && <span className={classes.right}>{rightSection}</span>}
      </>
    ),
  };
}

/** A button without styles of its own. */
export function UnstyledButton({ className, ...props }: ComponentProps<'button'>) {
  return <button type="button" {...props} className={withOwn(classes.plain, className)} />;
}

/** An icon-only button; it needs an `aria-label`. */
export function IconButton({ className, ...props }: ComponentProps<'button'>) {
  return <UnstyledButton {...props} className={withOwn(classes.icon, className)} />;
}

const withOwn = (look: string | undefined, own: string | undefined) =>
  own ? `${look} ${own}` : look;
