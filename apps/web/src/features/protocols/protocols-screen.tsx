import { useAuth } from '../../lib/auth-context.ts';
import { DASHBOARD_PATH } from '../../lib/paths.ts';
import { Grid, Stack } from '../../ui/layout/layout.tsx';
import { LinkButton } from '../../ui/parts/link-button.tsx';
import { PageShell } from '../../ui/parts/page-shell.tsx';
import { GenerateCard } from './generate-card.tsx';
import { OwnProtocols } from './own-protocols.tsx';
import { InfoPanel, SafetyPanel } from './panels.tsx';
import { ProtocolDetail } from './protocol-detail.tsx';
import { ProtocolList } from './protocol-list.tsx';
import type { ProtocolFilter, ProtocolsQuery } from './protocols-query.ts';

interface ProtocolsScreenProps {
  query: ProtocolsQuery;
  onQuery: (query: ProtocolsQuery) => void;
  /** Filters the list without scrolling the page. */
  onShow: (show: ProtocolFilter) => void;
}

/** Competitive protocols: drafted and approved by the coach, followed by the athlete. */
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
        <ProtocolDetail
          key={protocol}
          protocolId={protocol}
          onClose={() => onQuery({ athlete, show })}
        />
      ) : (
        <>
          {!isCoach && <OwnProtocols />}
          {isCoach && <ProtocolList {...{ athleteId: athlete, show, onShow, onQuery }} />}
          <Grid columns="3:2" from="lg" align="start" data-print="no">
            <GenerateCard athleteId={athlete} onQuery={onQuery} />
            <Stack>
              <InfoPanel />
              <SafetyPanel />
            </Stack>
          </Grid>
        </>
      )}
    </PageShell>
  );
}
