import { Suspense } from 'react';
import { useAuth } from '../../lib/auth-context.ts';
import { DASHBOARD_PATH } from '../../lib/paths.ts';
import { lazyPart } from '../../ui/parts/lazy-part.tsx';
import { LinkButton } from '../../ui/parts/link-button.tsx';
import { PageShell } from '../../ui/parts/page-shell.tsx';
import { Skeleton, SkeletonArea } from '../../ui/parts/skeleton.tsx';
import { GenerateCard } from './generate-card.tsx';
import { InfoPanel, SafetyPanel } from './panels.tsx';
import classes from './protocols.module.css';
import type { ProtocolFilter, ProtocolsQuery } from './protocols-query.ts';

/* What only one of the two roles sees. */
const ProtocolList = lazyPart(() =>
  import('./protocol-list.tsx').then(({ ProtocolList }) => ({ default: ProtocolList })),
);
const OwnProtocols = lazyPart(() =>
  import('./own-protocols.tsx').then(({ OwnProtocols }) => ({ default: OwnProtocols })),
);
const ProtocolDetail = lazyPart(() =>
  import('./protocol-detail.tsx').then(({ ProtocolDetail }) => ({ default: ProtocolDetail })),
);

interface ProtocolsScreenProps {
  query: ProtocolsQuery;
  onQuery: (query: ProtocolsQuery) => void;
  /** Narrows the list down, and leaves the page where it stands. */
  onShow: (show: ProtocolFilter) => void;
}

/** Competitive protocols: drafted and decided by the coach, followed by the athlete. */
export function ProtocolsScreen({ query, onQuery, onShow }: ProtocolsScreenProps) {
  const { isCoach } = useAuth();
  const { protocol, athlete, show } = query;
  return (
    <PageShell
      title="Protocols"
      intro="Phase by phase, from the athlete's own data, and never without the coach's approval."
      actions={
        <LinkButton data-print="no" to={DASHBOARD_PATH} variant="default" size="md">
          Back to Dashboard
        </LinkButton>
      }
    >
      {protocol ? (
        <Suspense fallback={<DetailSkeleton />}>
          <ProtocolDetail
            key={protocol}
            protocolId={protocol}
            onClose={() => onQuery({ athlete, show })}
          />
        </Suspense>
      ) : (
        <>
          {!isCoach && (
            <Suspense fallback={<DetailSkeleton />}>
              <OwnProtocols />
            </Suspense>
          )}
          {isCoach && (
            <Suspense fallback={<ListSkeleton />}>
              <ProtocolList {...{ athleteId: athlete, show, onShow, onQuery }} />
            </Suspense>
          )}
          <div className={classes.layout} data-print="no">
            <GenerateCard athleteId={athlete} onQuery={onQuery} />
            <div className={classes.stack}>
              <InfoPanel />
              <SafetyPanel />
            </div>
          </div>
        </>
      )}
    </PageShell>
  );
}

function ListSkeleton() {
  return (
    <SkeletonArea label="Loading the protocols" className={classes.stack}>
      <Skeleton height="2rem" width="12rem" />
      <Skeleton height="5rem" />
      <Skeleton height="5rem" />
      <Skeleton height="5rem" />
    </SkeletonArea>
  );
}

function DetailSkeleton() {
  return (
    <SkeletonArea label="Loading the protocol" className={classes.stack}>
      <Skeleton height="10rem" />
      <Skeleton height="24rem" />
    </SkeletonArea>
  );
}
