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
import { reasonLink, type ScreenLink } from './reason-link.ts';

const FAILED = 'We couldn’t reach the server. Try again.';

/** Moves the focus to the next row before this one, with the focused button, disappears. */
function focusNeighbor(row: HTMLElement | null) {
  const { activeElement, body } = document;
  // A button disabled during a request has already lost the focus.
  if (activeElement !== body && !row?.contains(activeElement)) return;
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  next?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
}

interface AlertRowProps {
  alert: CoachAlert;
  /**
   * Determines the links: the athlete's page needs none to itself, and the tab with the reason
   * none to the reason.
   */
  place?: 'in a list' | 'on their page' | 'at the reason';
  /** Extra buttons that handle the alert directly. */
  actions?: ReactNode;
}

/** One alert about an athlete, with links to where the coach can handle it. */
export function AlertRow({ alert, place = 'in a list', actions }: AlertRowProps) {
  const { id, clientName, message, severity, read, resolved, quote } = alert;
  const about = message.includes(clientName) ? message : `${clientName}, ${message}`;
  const change = useChangeAlert();
  const explain = (error: unknown) => showError(error, FAILED);
  const reopen = () => change.mutateAsync({ id, to: 'reopen' });
  const row = useRef<HTMLLIElement>(null);
  async function undo() {
    await reopen();
    return { title: 'Alert reopened', message };
  }
  const resolve = () =>
    void showWhenDone(change.mutateAsync({ id, to: 'resolve' }), FAILED, () => {
      focusNeighbor(row.current);
      return { title: 'Alert resolved', message, undo };
    });
  return (
    <li ref={row} className={classes.row} data-unread={!read && !resolved}>
      <Row gap="sm" tight className={classes.words}>
        <Severity severity={severity} />
        <p className={classes.message}>{message}</p>
        {quote && <q className={classes.quote}>{quote}</q>}
        <When alert={alert} />
      </Row>
      <Row className={classes.actions}>
        {actions}
        {place !== 'at the reason' && (
          <AlertLinks alert={alert} isOnTheirPage={place !== 'in a list'} />
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

/** Links from the alert to its reason, the athlete and the thread. */
function AlertLinks({ alert, isOnTheirPage }: { alert: CoachAlert; isOnTheirPage: boolean }) {
  const { clientName } = alert;
  const reason = reasonLink(alert);
  const holdLink = alert.hold && linkToHold(alert);
  const links = [
    holdLink,
    isOnTheirPage || holdLink ? reason : (reason ?? athleteLink(alert)),
    isOnTheirPage ? null : threadLink(alert),
  ];
  return links
    .filter((link) => link !== null)
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

const athleteLink = ({ clientId }: CoachAlert): ScreenLink => ({
  ...{ label: 'View', path: `/client/${clientId}`, search: {} },
});
const linkToHold = ({ clientId }: CoachAlert): ScreenLink => ({
  ...{ label: 'View hold', path: `/client/${clientId}`, search: {}, hash: 'holds' },
});
const threadLink = ({ clientId }: CoachAlert): ScreenLink => ({
  ...{ label: 'Message', path: `/messages/${clientId}`, search: {} },
});
