import { IconChevronDown } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import classes from './field.module.css';

/** The browser's own list, a wheel on a phone, with the arrow of the house. */
export function NativeSelect(props: Omit<ComponentProps<'select'>, 'className'>) {
  return (
    <span className={classes.box}>
      <select {...props} className={`${classes.native} ${classes.select}`} />
      <IconChevronDown className={classes.arrow} size={18} aria-hidden="true" />
    </span>
  );
}
