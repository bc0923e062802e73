import { useSignedInUser } from '../../lib/auth-context.ts';
import { useFrozen } from '../../lib/use-frozen.ts';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import { useAcknowledge, useNewChanges } from './api.ts';
import { NewChangesList } from './new-changes.tsx';

interface FromCoachCardProps {
  /** Whether other content of the page is about to change too. */
  isHeld?: boolean;
}

/** The coach's planned change and those the athlete has not acknowledged yet, if there are any. */
export function FromCoachCard({ isHeld = false }: FromCoachCardProps) {
  const { id } = useSignedInUser();
  const data = useFrozen(useNewChanges(id).data, isHeld);
  const acknowledge = useAcknowledge(id);
  const newest = data?.changes[0];
  if (!newest && !data?.planned) return null;
  return (
    <Card as="section" labelledBy="from-your-coach" gap="md">
      <SectionHeader id="from-your-coach" title="From your coach" />
      <NewChangesList {...data} />
      {acknowledge.isError && (
        <FormNotice>We couldn’t save this. Check your connection, then try again.</FormNotice>
      )}
      {newest && (
        <div>
          <Button
            variant="default"
            size="md"
            loading={acknowledge.isPending}
            onClick={() => acknowledge.mutate(newest.id)}
          >
            Got it
          </Button>
        </div>
      )}
    </Card>
  );
}
