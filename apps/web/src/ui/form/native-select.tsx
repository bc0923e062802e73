import { IconChevronDown } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import classes from './field.module.css';

/** A native select with our arrow. */
export function NativeSelect(props: Omit<ComponentProps<'select'>, 'className'>) {
  return (
    <span className={classes.box}>
      <select {...props} className={`${classes.native} ${classes.select}`} />
      <IconChevronDown className={classes.arrow} size={18} aria-hidden="true" />
    </span>
  );
}
