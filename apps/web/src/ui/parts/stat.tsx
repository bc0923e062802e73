import type { ReactNode } from 'react';
import { Stack } from '../layout/layout.tsx';
import classes from './stat.module.css';
import { Text } from './text.tsx';

interface StatProps {
  label: string;
  /** The number as it is read, without its unit: '82.5', '500+'. */
  value: ReactNode;
  unit?: string | undefined;
  /** What it is measured against, or why it is so. */
  note?: ReactNode;
}

/** One number that matters, large, with its unit and what it means. */
export function Stat({ label, value, unit, note }: StatProps) {
  return (
    <Stack gap="2xs">
      <Text as="span" size="md" muted>
        {label}
      </Text>
      <span className={classes.value}>
        {value}
        {unit && <span className={classes.unit}> {unit}</span>}
      </span>
      {note && (
        <Text as="span" size="sm" muted>
          {note}
        </Text>
      )}
    </Stack>
  );
}
