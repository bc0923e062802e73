import { useAuth } from '../../../lib/auth-context.ts';
import { LinkButton } from '../../../ui/parts/link-button.tsx';
import { PageShell } from '../../../ui/parts/page-shell.tsx';
import { HistoryContent } from './history-content.tsx';
import { OfAthlete } from './of-athlete.tsx';

/** What an athlete trained: sessions, sets by muscle, strength. For themselves and their coach. */
export function HistoryScreen({ athleteId }: { athleteId: string }) {
  const { isClient } = useAuth();
  return (
    <PageShell
      title="Training history"
      intro={!isClient && <OfAthlete id={athleteId} />}
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
