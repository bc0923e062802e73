import { GUIDANCE_LABELS, GUIDANCE_MODES } from '@posedown/coaching';
import { useProfile } from '../../lib/profile.ts';
import { SelectField } from '../../ui/form/select-field.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import { Skeleton } from '../../ui/parts/skeleton.tsx';
import { PlannedLine } from '../../ui/planned-change/planned-line.tsx';
import { showError } from '../../ui/toast/show-error.ts';
import {
  useAcknowledge,
  useCancelPlanned,
  useNewChanges,
  usePlanChanges,
  useSetGuidance,
} from './api.ts';
import { ChangesList } from './changes-list.tsx';
import classes from './plan-changes.module.css';

const CHOICES = GUIDANCE_MODES.map((value) => ({ value, label: GUIDANCE_LABELS[value].name }));
const FAILED = 'We couldn’t save this. Check your connection, then try again.';

/** Selects who decides about an athlete's plans. Saved immediately. */
function GuidanceField({ athleteId }: { athleteId: string }) {
  const { data } = useProfile(athleteId);
  const set = useSetGuidance(athleteId);
  if (!data) return <Skeleton height="5.5rem" />;
  // Shows the chosen value while it is being saved, and the stored value again after a failure.
  const mode = set.isPending ? set.variables : data.guidanceMode;
  return (
    <div className={classes.guidance}>
      <SelectField
        label="Who decides"
        name="guidance"
        choices={CHOICES}
        value={mode}
        hint={GUIDANCE_LABELS[mode].meaning}
        onChange={(next) => set.mutate(next, { onError: (error) => showError(error, FAILED) })}
      />
    </div>
  );
}

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
      <Planned athleteId={athleteId} />
      <ChangesList athleteId={athleteId} reader="coach" />
    </Card>
  );
}

/** The change that applies from a later day, if there is one. */
function Planned({ athleteId }: { athleteId: string }) {
  const planned = usePlanChanges(athleteId).data?.pages[0]?.planned;
  const cancel = useCancelPlanned(athleteId);
  return planned ? <PlannedLine planned={planned} onCancel={() => cancel.mutateAsync()} /> : null;
}

/** Marks an athlete's changes that the coach has not seen. Renders nothing if there are none. */
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
