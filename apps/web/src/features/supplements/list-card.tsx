import type { Supplement } from '@posedown/contract';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Stack } from '../../ui/layout/layout.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { RowActions } from '../../ui/parts/row-actions.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import { amountText, byTime, daysText, TIME_LABELS } from './supplement-text.ts';
import classes from './supplements.module.css';
import type { ListActions } from './use-list-actions.tsx';

interface ListCardProps {
  title: string;
  intro: string;
  list: readonly Supplement[];
  /** Absent for coaches: only athletes edit their list. */
  actions?: ListActions;
}

/** All current supplements with their details. */
export function ListCard({ title, intro, list, actions }: ListCardProps) {
  return (
    <Card as="section" labelledBy="supplement-list" gap="lg">
      <SectionHeader id="supplement-list" title={title} intro={intro} />
      <Stack as="ul" gap="none">
        {byTime(list).flatMap(({ lines }) =>
          lines.map((supplement) => (
            <Line key={supplement.id} supplement={supplement} actions={actions} />
          )),
        )}
      </Stack>
    </Card>
  );
}

function Line({ supplement, actions }: { supplement: Supplement; actions?: ListActions }) {
  const { name, time, note, safety } = supplement;
  return (
    <li className={classes.line}>
      <div className="pd-grow">
        <p className={classes.name}>
          {name}, {amountText(supplement)}
        </p>
        <p className={classes.quiet}>
          {TIME_LABELS[time]}, {daysText(supplement)}
        </p>
        {note && <p className={classes.quiet}>{note}</p>}
        {safety && (
          <p className={classes.safety}>
            <IconAlertTriangle size={18} aria-hidden="true" />
            <span>{safety}</span>
          </p>
        )}
      </div>
      {actions && (
        <RowActions
          name={name}
          busy={actions.busy}
          onEdit={() => actions.edit(supplement)}
          onRemove={() => actions.remove(supplement)}
        />
      )}
    </li>
  );
}
