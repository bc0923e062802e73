import type { CoachAlert } from '@posedown/contract';
import { IconInfoCircle } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { formatDay, formatDaysAway, formatInstant, todayIn } from '../../lib/days.ts';
import { Row } from '../../ui/layout/layout.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { LinkButton } from '../../ui/parts/link-button.tsx';
import { StatusBadge } from '../../ui/parts/status-badge.tsx';
import { Text } from '../../ui/parts/text.tsx';
import { showError } from '../../ui/toast/show-error.ts';
import { showWhenDone } from '../../ui/toast/show-undoable.ts';
import classes from './alert-row.module.css';
import { useChangeAlert } from './api.ts';
import { type Way, wayToReason } from './way-to-reason.ts';

const FAILED = 'We couldn’t reach the server. Try again.';

/** The row is about to go, with the button that has the focus: the next one takes it. */
function focusNeighbour(row: HTMLElement | null) {
  const { activeElement, body } = document;
  // A button that is disabled while it works has lost the focus by now.
  if (activeElement !== body && !row?.contains(activeElement)) return;
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  next?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
}

interface AlertRowProps {
  alert: CoachAlert;
  /** On the athlete's page the ways to them stand already, and at the reason the one to it. */
  place?: 'in a list' | 'on their page' | 'at the reason';
  /** What can be done about it at once. */
  means?: ReactNode;
}

/** One reason to look at an athlete, one tap from where it can be dealt with. */
export function AlertRow({ alert, place = 'in a list', means }: AlertRowProps) {
  const { id, clientName, message, severity, read, resolved, quote } = alert;
  const about = message.includes(clientName) ? message : `${clientName}, ${message}`;
  const change = useChangeAlert();
  const explain = (error: unknown) => showError(error, FAILED);
  const reopen = () => change.mutateAsync({ id, to: 'reopen' });
  const row = useRef<HTMLLIElement>(null);
  async function undo() {
    await reopen();
    return { title: 'Alert open again', message };
  }
  const resolve = () =>
    void showWhenDone(change.mutateAsync({ id, to: 'resolve' }), FAILED, () => {
      focusNeighbour(row.current);
      return { title: 'Alert resolved', message, undo };
    });
  return (
    <li ref={row} className={classes.row} data-unread={!read && !resolved}>
      <Row gap="sm" tight>
        <Severity severity={severity} />
        <p className={classes.message}>{message}</p>
        {quote && <q className={classes.quote}>{quote}</q>}
        <When alert={alert} />
      </Row>
      <Row className={classes.actions}>
        {means}
        {place !== 'at the reason' && (
          <WaysTo alert={alert} isOnTheirPage={place !== 'in a list'} />
        )}
        {!read && !resolved && (
          <Button
            variant="default"
            size="md"
            aria-label={`Mark as read: ${about}`}
            onClick={() => change.mutate({ id, to: 'read' }, { onError: explain })}
          >
            Mark as read
          </Button>
        )}
        <Button
          variant="default"
          size="md"
          loading={change.isPending}
          aria-label={`${resolved ? 'Reopen' : 'Resolve'}: ${about}`}
          onClick={resolved ? () => void reopen().catch(explain) : resolve}
        >
          {resolved ? 'Reopen' : 'Resolve'}
        </Button>
      </Row>
    </li>
  );
}

/** When the alert was raised, how often it happened, and when it last changed. */
function When({ alert: { createdAt, updatedAt, count } }: Pick<AlertRowProps, 'alert'>) {
  if (!updatedAt) {
    return (
      <Text as="time" size="sm" muted dateTime={createdAt}>
        {formatInstant(createdAt)}
      </Text>
    );
  }
  const isSameDay = dayOf(createdAt) === dayOf(updatedAt);
  return (
    <Text as="span" size="sm" muted>
      {count > 1 && `${count} times`}
      {!(count > 1 && isSameDay) && (
        <>
          {count > 1 ? ' since ' : 'since '}
          <time dateTime={createdAt}>{formatDay(dayOf(createdAt))}</time>
        </>
      )}
      , {count > 1 ? 'last' : 'updated'}{' '}
      <time dateTime={updatedAt}>{formatDaysAway(todayIn(), dayOf(updatedAt))}</time>
    </Text>
  );
}

const dayOf = (instant: string) => todayIn(undefined, new Date(instant));

/** The alert’s urgency. Low-priority alerts get no "done" icon: they are still open. */
function Severity({ severity }: Pick<CoachAlert, 'severity'>) {
  if (severity === 'high') return <StatusBadge status="behind">High</StatusBadge>;
  if (severity === 'medium') return <StatusBadge status="warning">Medium</StatusBadge>;
  return (
    <span className={classes.low}>
      <IconInfoCircle size={14} aria-hidden="true" />
      Low
    </span>
  );
}

/** Where the coach goes from the reason: to what it is about, which leads to the athlete, and to the thread. */
function WaysTo({ alert, isOnTheirPage }: { alert: CoachAlert; isOnTheirPage: boolean }) {
  const { clientName } = alert;
  const reason = wayToReason(alert);
  const hold = alert.hold && wayToHold(alert);
  const ways = [
    hold,
    isOnTheirPage || hold ? reason : (reason ?? wayToAthlete(alert)),
    isOnTheirPage ? null : wayToThread(alert),
  ];
  return ways
    .filter((way) => way !== null)
    .map(({ label, path, search, hash }) => (
      <LinkButton
        key={label}
        to={path}
        search={search}
        hash={hash}
        variant="default"
        size="md"
        aria-label={`${label} ${clientName}`}
      >
        {label}
      </LinkButton>
    ));
}

const wayToAthlete = ({ clientId }: CoachAlert): Way => ({
  ...{ label: 'View', path: `/client/${clientId}`, search: {} },
});
const wayToHold = ({ clientId }: CoachAlert): Way => ({
  ...{ label: 'View hold', path: `/client/${clientId}`, search: {}, hash: 'holds' },
});
const wayToThread = ({ clientId }: CoachAlert): Way => ({
  ...{ label: 'Message', path: `/messages/${clientId}`, search: {} },
});
