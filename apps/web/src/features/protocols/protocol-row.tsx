import { counted } from '@posedown/coaching';
import type { ProtocolSummary } from '@posedown/contract';
import { Link } from '@tanstack/react-router';
import { formatInstant } from '../../lib/days.ts';
import { StatusBadge } from '../../ui/parts/status-badge.tsx';
import { typeLabel } from './protocol-words.ts';
import classes from './protocols.module.css';
import { StatusTag } from './status-tag.tsx';

/** A protocol in a list; leads to it. */
export function ProtocolRow({
  protocol,
  isCoach,
}: {
  protocol: ProtocolSummary;
  isCoach?: boolean;
}) {
  const { id, clientName, protocolType, weeks, status, level, acknowledgedAt } = protocol;
  const title = typeLabel(protocolType);
  const isOpen = status === 'pending_approval';
  const made = formatInstant(protocol.approvedAt ?? protocol.createdAt);
  return (
    <li>
      <Link
        to="."
        search={(before: object) => ({ ...before, protocol: id })}
        className={classes.row}
      >
        <span className={classes.rowText}>
          <span className={classes.name}>{isCoach ? `${clientName}: ${title}` : title}</span>
          <span className={classes.muted}>
            {counted(weeks, 'week')}, {protocol.approvedAt ? 'approved' : 'drafted'} {made}
            {status === 'approved' &&
              (acknowledgedAt ? ', acknowledged' : ', not acknowledged yet')}
          </span>
        </span>
        <span className={classes.rowTags}>
          {isOpen && level === 'block' && (
            <StatusBadge status="behind">Crossed a limit when drafted</StatusBadge>
          )}
          <StatusTag status={status} />
        </span>
      </Link>
    </li>
  );
}
