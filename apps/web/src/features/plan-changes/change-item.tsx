import type { PlanChange } from '@posedown/contract';
import { formatDay, formatInstant } from '../../lib/days.ts';
import { Row } from '../../ui/layout/layout.tsx';
import { Text } from '../../ui/parts/text.tsx';
import { changeLines, changeTitle, whoWords } from './change-words.ts';
import classes from './plan-changes.module.css';

interface ChangeItemProps {
  change: PlanChange;
  reader: 'athlete' | 'coach';
  /** Whether it says when the other side saw it. */
  withSeen?: boolean;
}

/** One change: what, from what to what, why, who, and from when. */
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
        {whoWords(change, reader)} · <time dateTime={createdAt}>{formatInstant(createdAt)}</time>
        {' · '}from <time dateTime={effectiveOn}>{formatDay(effectiveOn)}</time>
        {withSeen && <Seen change={change} reader={reader} />}
      </Text>
    </li>
  );
}

const isOthers = ({ actor }: PlanChange, reader: ChangeItemProps['reader']) =>
  reader === 'coach' ? actor === 'athlete' : actor !== 'athlete';

const isNew = (change: PlanChange, reader: ChangeItemProps['reader']) =>
  isOthers(change, reader) && change.acknowledgedAt === null;

/** When the athlete acknowledged what their coach changed; of what the athlete changed, nothing. */
function Seen({ change, reader }: Pick<ChangeItemProps, 'change' | 'reader'>) {
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
