import type { PlanChange } from '@posedown/contract';
import { authorText, changeLines, changeTitle } from '../../lib/change-text.ts';
import { formatDay, formatInstant } from '../../lib/days.ts';
import { Row } from '../../ui/layout/layout.tsx';
import { Text } from '../../ui/parts/text.tsx';
import classes from './plan-changes.module.css';

interface ChangeItemProps {
  change: PlanChange;
  reader: 'athlete' | 'coach';
  /** Whether to show when the other side saw it. */
  withSeen?: boolean;
}

/** One change: what changed, from which value to which, why, by whom, and from when. */
export function ChangeItem({ change, reader, withSeen = false }: ChangeItemProps) {
  const { createdAt, effectiveOn, reason } = change;
  return (
    <li className={classes.item}>
      <Row as="p" align="baseline">
        <strong>{changeTitle(change)}</strong>
        {withSeen && isNew(change, reader) && <span className={classes.fresh}>New</span>}
      </Row>
      {changeLines(change).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {reason && <p className={classes.reason}>{reason}</p>}
      <Text size="md" muted>
        {authorText(change, reader)} · <time dateTime={createdAt}>{formatInstant(createdAt)}</time>
        {' · '}from <time dateTime={effectiveOn}>{formatDay(effectiveOn)}</time>
        {withSeen && <AcknowledgedAt change={change} reader={reader} />}
      </Text>
    </li>
  );
}

const isOthers = ({ actor }: PlanChange, reader: ChangeItemProps['reader']) =>
  reader === 'coach' ? actor === 'athlete' : actor !== 'athlete';

const isNew = (change: PlanChange, reader: ChangeItemProps['reader']) =>
  isOthers(change, reader) && change.acknowledgedAt === null;

/**
 * When the athlete acknowledged a change by their coach. Renders nothing for the athlete's own
 * changes.
 */
function AcknowledgedAt({ change, reader }: Pick<ChangeItemProps, 'change' | 'reader'>) {
  const { acknowledgedAt, actor } = change;
  if (reader === 'athlete' || actor === 'athlete') return null;
  if (acknowledgedAt === null) return ' · not acknowledged yet';
  return (
    <>
      {' · acknowledged '}
      <time dateTime={acknowledgedAt}>{formatInstant(acknowledgedAt)}</time>
    </>
  );
}
