import { useAuth } from '../../../lib/auth-context.ts';
import { LinkButton } from '../../../ui/parts/link-button.tsx';
import { PageShell } from '../../../ui/parts/page-shell.tsx';
import { HistoryContent } from './history-content.tsx';

/** What an athlete trained: sessions, sets by muscle, strength. For themselves and their coach. */
export function HistoryScreen({ athleteId }: { athleteId: string }) {
  const { isClient } = useAuth();
  return (
    <PageShell
      title="Training history"
      actions={
        isClient && (
          <LinkButton to="/workout-session" size="md" variant="default">
            To the workout
          </LinkButton>
        )
      }
    >
      <HistoryContent athleteId={athleteId} />
    </PageShell>
  );
}
