import { counted } from '@posedown/coaching';
import type { ProtocolSummary } from '@posedown/contract';
import { Link } from '@tanstack/react-router';
import { formatInstant } from '../../lib/days.ts';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { StatusBadge } from '../../ui/parts/status-badge.tsx';
import { Text } from '../../ui/parts/text.tsx';
import { typeLabel } from './protocol-text.ts';
import classes from './protocols.module.css';
import { StatusTag } from './status-tag.tsx';

/** A protocol in a list, linked to its page. */
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
  const date = formatInstant(protocol.approvedAt ?? protocol.createdAt);
  return (
    <li>
      <Link
        to="."
        search={(before: object) => ({ ...before, protocol: id })}
        className={classes.row}
      >
        <Stack as="span" gap="none">
          <span className={classes.name}>{isCoach ? `${clientName}: ${title}` : title}</span>
          <Text as="span" size="md" muted>
            {counted(weeks, 'week')}, {protocol.approvedAt ? 'approved' : 'drafted'} {date}
            {status === 'approved' &&
              (acknowledgedAt ? ', acknowledged' : ', not acknowledged yet')}
          </Text>
        </Stack>
        <Row as="span">
          {isOpen && level === 'block' && (
            <StatusBadge status="behind">Crossed a limit when drafted</StatusBadge>
          )}
          <StatusTag status={status} />
        </Row>
      </Link>
    </li>
  );
}
