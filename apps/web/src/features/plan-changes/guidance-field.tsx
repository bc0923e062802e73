import { GUIDANCE_MODES, GUIDANCE_WORDS } from '@posedown/coaching';
import { useProfile } from '../../lib/profile.ts';
import { SelectField } from '../../ui/form/select-field.tsx';
import { Skeleton } from '../../ui/parts/skeleton.tsx';
import { showError } from '../../ui/toast/show-error.ts';
import { useSetGuidance } from './api.ts';
import classes from './plan-changes.module.css';

const CHOICES = GUIDANCE_MODES.map((value) => ({ value, label: GUIDANCE_WORDS[value].name }));
const FAILED = 'We couldn’t save this. Check your connection, then try again.';

/** Who decides about an athlete's plans; saved as soon as it is chosen. */
export function GuidanceField({ athleteId }: { athleteId: string }) {
  const { data } = useProfile(athleteId);
  const set = useSetGuidance(athleteId);
  if (!data) return <Skeleton height="5.5rem" />;
  // What was chosen stands while it is on its way, and what holds stands again where it failed.
  const mode = set.isPending ? set.variables : data.guidanceMode;
  return (
    <div className={classes.guidance}>
      <SelectField
        label="Who decides"
        name="guidance"
        choices={CHOICES}
        value={mode}
        hint={GUIDANCE_WORDS[mode].meaning}
        onChange={(next) => set.mutate(next, { onError: (error) => showError(error, FAILED) })}
      />
    </div>
  );
}
