import type { Profile } from '@posedown/contract';
import { useSignedInUser } from '../../../lib/auth-context.ts';
import { useProfile } from '../../../lib/profile.ts';
import { ErrorState } from '../../../ui/parts/error-state.tsx';
import { PageShell } from '../../../ui/parts/page-shell.tsx';
import { Skeleton, SkeletonArea } from '../../../ui/parts/skeleton.tsx';
import { useLatestWeight } from '../api.ts';
import { CustomFields } from './custom-fields.tsx';
import classes from './customize.module.css';
import { ResultsPanel } from './results-panel.tsx';
import { useCustomizer } from './use-customizer.ts';

/** Calories and macros from a few figures, and a plan made of them. */
export function CustomizeScreen() {
  const profile = useProfile(useSignedInUser().id);
  const latest = useLatestWeight();
  return (
    <PageShell
      title="Customize Nutrition"
      intro="Filled in from your profile. Calculate, look at the figures, then have a plan made of them."
    >
      {profile.data && !latest.isPending ? (
        <Customizer profile={{ ...profile.data, weight: latest.data ?? profile.data.weight }} />
      ) : profile.isError ? (
        <ErrorState
          title="The calculator could not be loaded."
          onRetry={() => void profile.refetch()}
        />
      ) : (
        <SkeletonArea label="Loading the calculator" className={classes.layout}>
          <Skeleton height="42rem" />
          <Skeleton height="20rem" />
        </SkeletonArea>
      )}
    </PageShell>
  );
}

function Customizer({ profile }: { profile: Profile }) {
  const customizer = useCustomizer(profile);
  return (
    <div className={classes.layout}>
      <CustomFields customizer={customizer} units={profile.units} />
      <ResultsPanel customizer={customizer} />
    </div>
  );
}
