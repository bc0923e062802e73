import type { Profile } from '@posedown/contract';
import { type ComponentProps, Suspense, useState } from 'react';
import { useSignedInUser } from '../../../lib/auth-context.ts';
import { todayIn } from '../../../lib/days.ts';
import { useProfile } from '../../../lib/profile.ts';
import { Grid, Stack } from '../../../ui/layout/layout.tsx';
import { ErrorState } from '../../../ui/parts/error-state.tsx';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import { PageShell } from '../../../ui/parts/page-shell.tsx';
import { Skeleton, SkeletonArea } from '../../../ui/parts/skeleton.tsx';
import { useLatestFigures } from '../api.ts';
import { CustomFields } from './custom-fields.tsx';
import classes from './customize.module.css';
import { ResultsPanel } from './results-panel.tsx';
import { useCustomizer } from './use-customizer.ts';

// Loads the simulation and the chart, needed only after calculating.
const ProjectionCard = lazyPart(() =>
  import('./projection/projection-card.tsx').then(({ ProjectionCard }) => ({
    default: ProjectionCard,
  })),
);

type Latest = ComponentProps<typeof ProjectionCard>['latest'];

export function CustomizeScreen() {
  const profile = useProfile(useSignedInUser().id);
  const latest = useLatestFigures();
  return (
    <PageShell
      title="Customize Nutrition"
      intro="Filled in from your profile. Calculate, review the numbers, then generate a plan from them."
    >
      {profile.data && !latest.isPending ? (
        <Customizer
          profile={{ ...profile.data, weight: latest.data?.weight ?? profile.data.weight }}
          latest={latest.data}
        />
      ) : profile.isError ? (
        <ErrorState
          title="We couldn’t load the calculator."
          onRetry={() => void profile.refetch()}
        />
      ) : (
        <SkeletonArea label="Loading the calculator">
          <Grid columns="3:2" from="lg" align="start" gap="xl">
            <Skeleton height="42rem" />
            <Skeleton height="20rem" />
          </Grid>
        </SkeletonArea>
      )}
    </PageShell>
  );
}

function Customizer({ profile: read, latest }: { profile: Profile; latest: Latest }) {
  // Fixed while the form is open: switching units on another device would reinterpret typed numbers.
  const [units] = useState(read.units);
  const profile = { ...read, units };
  const customizer = useCustomizer(profile);
  const { form, figures } = customizer;
  return (
    <Grid columns="3:2" from="lg" align="start" gap="xl">
      <CustomFields customizer={customizer} units={units} />
      <Stack gap="xl" className={classes.outcome}>
        <ResultsPanel
          customizer={customizer}
          sex={profile.sex}
          coachDecides={profile.coachName !== null && profile.guidanceMode === 'coached'}
        />
        {figures && profile.sex && (
          <Suspense fallback={null}>
            <ProjectionCard
              profile={profile}
              latest={latest}
              form={form}
              figures={figures}
              today={todayIn(profile.timezone)}
            />
          </Suspense>
        )}
      </Stack>
    </Grid>
  );
}
