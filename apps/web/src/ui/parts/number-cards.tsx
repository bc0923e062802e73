import type { ComponentProps, ReactNode } from 'react';
import { Card } from './card.tsx';
import classes from './number-cards.module.css';
import { Skeleton } from './skeleton.tsx';
import { Stat } from './stat.tsx';

interface NumberCardsProps {
  /** Columns on a wide screen. */
  columns: 3 | 4;
  children: ReactNode;
}

export function NumberCards({ columns, children }: NumberCardsProps) {
  return (
    <div className={classes.cards} data-columns={columns}>
      {children}
    </div>
  );
}

export function NumberCard(props: ComponentProps<typeof Stat>) {
  return (
    <Card className={classes.card}>
      <Stat {...props} />
    </Card>
  );
}

export function NumberCardsSkeleton({ columns }: Pick<NumberCardsProps, 'columns'>) {
  return (
    <NumberCards columns={columns}>
      {Array.from({ length: columns }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are identical
        <Skeleton key={index} height="7.25rem" />
      ))}
    </NumberCards>
  );
}
