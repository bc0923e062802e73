import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { EmptyState } from '../../ui/parts/empty-state.tsx';
import { MoreButton } from '../../ui/parts/more-button.tsx';
import { QueryFallback } from '../../ui/parts/query-fallback.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import { Skeleton, SkeletonArea } from '../../ui/parts/skeleton.tsx';
import { useAthlete, useProtocols } from './api.ts';
import { ProtocolRow } from './protocol-row.tsx';
import { PROTOCOL_FILTERS, type ProtocolFilter, type ProtocolsQuery } from './protocols-query.ts';

const LABELS: Record<ProtocolFilter, string> = {
  pending_approval: 'Waiting',
  approved: 'Approved',
  rejected: 'Rejected',
  superseded: 'Superseded',
  all: 'All',
};

const CHOICES = PROTOCOL_FILTERS.map((value) => ({ value, label: LABELS[value] }));

interface ProtocolListProps {
  athleteId: string | undefined;
  /** The filters from the URL. */
  show: ProtocolFilter | undefined;
  onShow: (show: ProtocolFilter) => void;
  onQuery: (query: ProtocolsQuery) => void;
}

/** The coach's protocols, pending ones first, optionally of one athlete. */
export function ProtocolList({ athleteId, show, onShow, onQuery }: ProtocolListProps) {
  const filter = show ?? (athleteId ? 'all' : 'pending_approval');
  const status = filter === 'all' ? undefined : filter;
  const name = useAthlete(athleteId).data?.name ?? 'the chosen athlete';
  const list = useProtocols({ clientId: athleteId, status });
  const protocols = list.data?.pages.flatMap((page) => page.protocols);
  return (
    <Stack as="section" aria-labelledby="protocol-list">
      <SectionHeader
        id="protocol-list"
        title="Your protocols"
        intro={athleteId ? `Only ${name}’s.` : 'All your athletes, newest first.'}
        actions={
          athleteId && (
            <Button variant="default" size="md" onClick={() => onQuery({})}>
              Show all athletes
            </Button>
          )
        }
      />
      <ChoiceField label="Show" name="status" choices={CHOICES} value={filter} onChange={onShow} />
      {protocols ? (
        <>
          {protocols.length === 0 && (
            <EmptyState title="No protocols here">
              {filter === 'pending_approval'
                ? 'Nothing is waiting for your approval. Choose an athlete and a type below to draft a protocol.'
                : 'Choose another filter, or draft a protocol below.'}
            </EmptyState>
          )}
          <Stack as="ul" gap="xs">
            {protocols.map((protocol) => (
              <ProtocolRow key={protocol.id} protocol={protocol} isCoach />
            ))}
          </Stack>
          <MoreButton list={list} />
        </>
      ) : (
        <QueryFallback query={list} what="the protocols">
          <SkeletonArea label="Loading the protocols" gap="md" holdsBelow>
            <Skeleton height="5rem" />
            <Skeleton height="5rem" />
          </SkeletonArea>
        </QueryFallback>
      )}
    </Stack>
  );
}
