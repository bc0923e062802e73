import type { ReactNode } from 'react';
import { Stack } from '../layout/layout.tsx';
import classes from './stat.module.css';
import { Text } from './text.tsx';

interface StatProps {
  label: string;
  /** The formatted number without its unit: '82.5', '500+'. */
  value: ReactNode;
  unit?: string | undefined;
  /** Context: the target, or the reason. */
  note?: ReactNode;
}

/** One large number with its unit and context. */
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
