import { useSignedInUser } from '../../lib/auth-context.ts';
import { useCoachName } from '../../lib/profile.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { EmptyState } from '../../ui/parts/empty-state.tsx';
import { MoreButton } from '../../ui/parts/more-button.tsx';
import { QueryFallback } from '../../ui/parts/query-fallback.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import { Skeleton, SkeletonArea } from '../../ui/parts/skeleton.tsx';
import { useProtocols } from './api.ts';
import { ProtocolDetail } from './protocol-detail.tsx';
import { ProtocolRow } from './protocol-row.tsx';

/** The athlete's current protocol in full, followed by earlier ones. */
export function OwnProtocols() {
  const coachName = useCoachName(useSignedInUser().id) ?? 'Your coach';
  const approved = useProtocols({ status: 'approved' });
  const list = useProtocols({});
  const protocols = list.data?.pages.flatMap((page) => page.protocols);
  if (!protocols || !approved.data) {
    return (
      <QueryFallback query={protocols ? approved : list} what="your protocols">
        <SkeletonArea label="Loading your protocols" gap="md" holdsBelow>
          <Skeleton height="10rem" />
          <Skeleton height="24rem" />
        </SkeletonArea>
      </QueryFallback>
    );
  }
  const [current] = approved.data.pages.flatMap((page) => page.protocols);
  const before = protocols.filter(({ status }) => status !== 'approved');
  return (
    <>
      {current ? (
        <ProtocolDetail protocolId={current.id} />
      ) : (
        <EmptyState title="No protocol yet">
          {`${coachName} drafts one from your data. You see it here as soon as it is approved.`}
        </EmptyState>
      )}
      {before.length > 0 && (
        <Stack as="section" aria-labelledby="protocol-history" data-print="no">
          <SectionHeader id="protocol-history" title="Earlier protocols" />
          <Stack as="ul" gap="xs">
            {before.map((protocol) => (
              <ProtocolRow key={protocol.id} protocol={protocol} />
            ))}
          </Stack>
          <MoreButton list={list}>Show earlier protocols</MoreButton>
        </Stack>
      )}
    </>
  );
}
