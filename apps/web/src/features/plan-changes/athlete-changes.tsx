import { Button } from '../../ui/parts/button.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import { showError } from '../../ui/toast/show-error.ts';
import { useAcknowledge, useNewChanges } from './api.ts';
import { ChangesList } from './changes-list.tsx';
import { GuidanceField } from './guidance-field.tsx';

/** An athlete's plan changes and who decides about them, for their coach. */
export function AthleteChanges({ athleteId }: { athleteId: string }) {
  return (
    <Card as="section" labelledBy="plan-changes" gap="md">
      <SectionHeader
        id="plan-changes"
        title="Plan changes"
        intro="Your athlete sees your changes on their dashboard until they tap Got it."
        actions={<MarkAsRead athleteId={athleteId} />}
      />
      <GuidanceField athleteId={athleteId} />
      <ChangesList athleteId={athleteId} reader="coach" />
    </Card>
  );
}

/** For what the athlete changed; nothing where the coach has seen all of it. */
function MarkAsRead({ athleteId }: { athleteId: string }) {
  const newest = useNewChanges(athleteId).data?.changes[0];
  const acknowledge = useAcknowledge(athleteId);
  if (!newest) return null;
  const explain = (error: unknown) => showError(error, 'We couldn’t reach the server. Try again.');
  return (
    <Button
      variant="default"
      size="md"
      loading={acknowledge.isPending}
      onClick={() => acknowledge.mutate(newest.id, { onError: explain })}
    >
      Mark as read
    </Button>
  );
}
