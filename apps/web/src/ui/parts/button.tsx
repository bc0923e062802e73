import type { ComponentProps, ReactNode } from 'react';
import classes from './button.module.css';

export interface ButtonLook {
  /** One filled button a screen: what the person most likely wants. */
  variant?: 'filled' | 'default' | 'subtle';
  /** `behind` for what cannot be taken back. */
  color?: 'behind' | 'gray';
  /** 40, 44 and 50 px; under a thumb never less than 44. */
  size?: 'sm' | 'md' | 'lg';
  fullWidth?: boolean;
  leftSection?: ReactNode;
  rightSection?: ReactNode;
}

type ButtonProps = ButtonLook &
  ComponentProps<'button'> & {
    /** Takes no second tap, and shows that it works where that takes long enough to be asked. */
    loading?: boolean | undefined;
  };

/** A button with words. Inside a form it submits only with `type="submit"`. */
export function Button({ loading, disabled, ...props }: ButtonProps) {
  const { rest, inside } = dress(props);
  return (
    <button type="button" {...rest} disabled={disabled || loading} aria-busy={loading || undefined}>
      {props.leftSection && <span className={classes.left}>{props.leftSection}</span>}
      {inside}
    </button>
  );
}

/** An address that looks like a button. */
export function AnchorButton(props: ButtonLook & ComponentProps<'a'>) {
  const { rest, inside } = dress(props);
  return (
    <a {...rest}>
      {props.leftSection && <span className={classes.left}>{props.leftSection}</span>}
      {inside}
    </a>
  );
}

/** Parts the look from what the element takes itself. */
function dress<Props extends ButtonLook & { className?: string; children?: ReactNode }>(
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

/** A button without looks of its own: the screen's class gives them. */
export function UnstyledButton({ className, ...props }: ComponentProps<'button'>) {
  return <button type="button" {...props} className={withOwn(classes.plain, className)} />;
}

/** A button that only shows an icon: it needs an `aria-label`. */
export function IconButton({ className, ...props }: ComponentProps<'button'>) {
  return <UnstyledButton {...props} className={withOwn(classes.icon, className)} />;
}

const withOwn = (look: string | undefined, own: string | undefined) =>
  own ? `${look} ${own}` : look;
