import { counted } from '@posedown/coaching';
import type { Protocol } from '@posedown/contract';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { useAuth } from '../../lib/auth-context.ts';
import { formatDay, formatInstant } from '../../lib/days.ts';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { EmptyState } from '../../ui/parts/empty-state.tsx';
import { lazyPart } from '../../ui/parts/lazy-part.tsx';
import { LinkButton } from '../../ui/parts/link-button.tsx';
import { usePageTitle } from '../../ui/parts/page-title.ts';
import { PrintButton } from '../../ui/parts/print-button.tsx';
import { QueryFallback } from '../../ui/parts/query-fallback.tsx';
import { Skeleton, SkeletonArea } from '../../ui/parts/skeleton.tsx';
import { Heading, Text } from '../../ui/parts/text.tsx';
import { AcknowledgeCard } from './acknowledge-card.tsx';
import { useProtocol, useProtocols } from './api.ts';
import detailClasses from './detail.module.css';
import { PhaseCards } from './phase-cards.tsx';
import { loadPlanDraft } from './plan-draft.ts';
import { BasisCard, FindingsCard, ReasonsCard } from './protocol-grounds.tsx';
import { typeLabel } from './protocol-text.ts';
import { StatusTag } from './status-tag.tsx';

const ApproveDialog = lazyPart(() =>
  import('./approve-dialog.tsx').then(({ ApproveDialog }) => ({ default: ApproveDialog })),
);
const RejectDialog = lazyPart(() =>
  import('./reject-dialog.tsx').then(({ RejectDialog }) => ({ default: RejectDialog })),
);

interface DecisionBarProps {
  protocol: Protocol;
  onEdit: () => void;
}

/** Approves, edits or rejects a draft. A draft beyond a safety limit can't be approved. */
function DecisionBar({ protocol, onEdit }: DecisionBarProps) {
  const [open, setOpen] = useState<'approve' | 'reject' | null>(null);
  const close = () => setOpen(null);
  const isBlocked = protocol.safety.findings.some(({ level }) => level === 'block');
  return (
    <>
      <Button
        size="md"
        disabled={isBlocked}
        aria-describedby={isBlocked ? `safety-${protocol.id}` : undefined}
        onClick={() => setOpen('approve')}
      >
        {isBlocked ? 'Approve (crosses a limit)' : 'Approve'}
      </Button>
      <Button variant="default" size="md" onClick={onEdit}>
        Edit
      </Button>
      <Button variant="default" size="md" onClick={() => setOpen('reject')}>
        Reject
      </Button>
      <Suspense fallback={null}>
        {open === 'approve' && <ApproveDialog protocol={protocol} onClose={close} />}
        {open === 'reject' && <RejectDialog protocol={protocol} onClose={close} />}
      </Suspense>
    </>
  );
}

/* Shown to coaches only. */
const EditProtocol = lazyPart(() =>
  import('./edit-protocol.tsx').then(({ EditProtocol }) => ({ default: EditProtocol })),
);

interface ProtocolDetailProps {
  protocolId: string;
  /** Link back to the list, if this isn't shown next to it. */
  onClose?: () => void;
}

export function ProtocolDetail({ protocolId, onClose }: ProtocolDetailProps) {
  const protocol = useProtocol(protocolId);
  const { isCoach } = useAuth();
  return (
    <Stack>
      {onClose && (
        <Row>
          <Button
            variant="subtle"
            size="md"
            leftSection={<IconArrowLeft size={18} aria-hidden="true" />}
            onClick={onClose}
          >
            All protocols
          </Button>
          {isCoach && <NextWaiting protocolId={protocolId} />}
        </Row>
      )}
      {protocol.data && !isNotFound(protocol) ? (
        <Content key={protocol.data.id} protocol={protocol.data} />
      ) : (
        <ProtocolMissing query={protocol}>
          <SkeletonArea label="Loading the protocol" gap="md" holdsBelow>
            <Skeleton height="10rem" />
            <Skeleton height="24rem" />
          </SkeletonArea>
        </ProtocolMissing>
      )}
    </Stack>
  );
}

/**
 * Whether the protocol doesn't exist or no longer belongs to this coach, so that nothing can be
 * decided.
 */
const isNotFound = ({ error }: UseQueryResult) => error instanceof ApiError && error.status === 404;

/** A missing protocol can't be retried. */
function ProtocolMissing({ query, children }: { query: UseQueryResult; children: ReactNode }) {
  if (!isNotFound(query)) {
    return (
      <QueryFallback query={query} what="the protocol">
        {children}
      </QueryFallback>
    );
  }
  return (
    <EmptyState title="Protocol not found">
      It’s no longer active, or it belongs to someone else. See all protocols.
    </EmptyState>
  );
}

function Content({ protocol }: { protocol: Protocol }) {
  const { isCoach } = useAuth();
  // Several protocols share a URL, so one opened from the list shows its name.
  usePageTitle(isCoach ? `${protocol.clientName}: ${typeLabel(protocol.protocolType)}` : undefined);
  const isDraft = isCoach && protocol.status === 'pending_approval';
  // Unsaved input is shown first, so that the stored figures aren't approved in its place.
  const [isEditing, setEditing] = useState(() => isDraft && loadPlanDraft(protocol) !== undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  const wasEditing = useRef(false);

  // The form with the focus is gone, so continue at the top of the updated protocol.
  useEffect(() => {
    if (wasEditing.current && !isEditing) heading.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  return (
    <>
      <HeadCard protocol={protocol} isCoach={isCoach} heading={heading}>
        {isDraft && !isEditing && (
          <DecisionBar protocol={protocol} onEdit={() => setEditing(true)} />
        )}
      </HeadCard>
      {!isCoach && <AcknowledgeCard protocol={protocol} />}
      <FindingsCard protocol={protocol} />
      {isEditing ? (
        <Suspense fallback={<Skeleton height="24rem" />}>
          <EditProtocol protocol={protocol} onDone={() => setEditing(false)} />
        </Suspense>
      ) : (
        <PhaseCards protocol={protocol} />
      )}
      <ReasonsCard protocol={protocol} />
      <BasisCard protocol={protocol} />
      {isCoach && <VersionsCard protocol={protocol} />}
    </>
  );
}

interface HeadCardProps {
  protocol: Protocol;
  isCoach: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
}

function HeadCard({ protocol, isCoach, heading, children }: HeadCardProps) {
  const { protocolType, clientName, status, weeks, startsOn, approvedAt, coachNotes } = protocol;
  const title = typeLabel(protocolType);
  return (
    <Card as="section" labelledBy={`head-${protocol.id}`} gap="md">
      <Row justify="between" gap="sm">
        <Heading id={`head-${protocol.id}`} ref={heading} tabIndex={-1} size="lg">
          {isCoach ? `${clientName}: ${title}` : title}
        </Heading>
        <StatusTag status={status} />
      </Row>
      <Text size="md" muted>
        {counted(weeks, 'week')} from {formatDay(startsOn)}
        {approvedAt && `, approved ${formatInstant(approvedAt)}`}
        {isCoach && acknowledgedText(protocol)}
        {protocol.protocol.bodyFatTarget !== null &&
          `. Body fat target ${protocol.protocol.bodyFatTarget}%`}
      </Text>
      {coachNotes && <blockquote className={detailClasses.quote}>{coachNotes}</blockquote>}
      {protocol.warningReason && (
        <Text size="md" muted>
          Despite the warnings: {protocol.warningReason}
        </Text>
      )}
      <Row>
        {children}
        {isCoach && (
          <LinkButton
            to={`/client/${protocol.clientId}` as string}
            variant="default"
            size="md"
            aria-label={`View ${clientName}`}
          >
            View
          </LinkButton>
        )}
        <PrintButton />
      </Row>
    </Card>
  );
}

/** Whether the athlete has confirmed having read the protocol. */
function acknowledgedText({ status, acknowledgedAt }: Protocol): string {
  if (acknowledgedAt) return `, acknowledged ${formatInstant(acknowledgedAt)}`;
  return status === 'approved' ? ', not acknowledged yet' : '';
}

/** The next draft that waits for a decision, so that the coach can continue without the list. */
function NextWaiting({ protocolId }: { protocolId: string }) {
  const { data } = useProtocols({ status: 'pending_approval' });
  const waiting = data?.pages.flatMap((page) => page.protocols) ?? [];
  const index = waiting.findIndex(({ id }) => id === protocolId);
  // Once decided, it is no longer in the list, and the first one is next.
  const next = waiting[index + 1] ?? waiting[0];
  if (!next || next.id === protocolId) return null;
  return (
    <LinkButton
      to="."
      search={(before: object) => ({ ...before, protocol: next.id })}
      variant="subtle"
      size="md"
      rightSection={<IconArrowRight size={18} aria-hidden="true" />}
    >
      Next one waiting: {next.clientName}
    </LinkButton>
  );
}

/** The history of the protocol: every version, its author and its changes. */
function VersionsCard({ protocol: { id, versions } }: { protocol: Protocol }) {
  return (
    <Card as="section" labelledBy={`versions-${id}`} gap="md">
      <Heading id={`versions-${id}`} size="lg">
        Versions
      </Heading>
      <ol className={detailClasses.reasons} reversed>
        {versions.map(({ version, changes, changedBy, createdAt }) => (
          <li key={version}>
            <h3 className={detailClasses.topic}>
              {version === 0 ? 'Draft' : `Version ${version + 1}`}, {formatInstant(createdAt)}
              {changedBy && ` by ${changedBy}`}
            </h3>
            {changes.length > 0 && (
              <ul className={detailClasses.missing}>
                {changes.map((change) => (
                  <li key={change}>{change}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
