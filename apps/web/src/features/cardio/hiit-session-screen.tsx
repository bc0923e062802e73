import { useSignedInUser } from '../../lib/auth-context.ts';
import { MuteButton } from '../../ui/cues/mute-button.tsx';
import { ErrorState } from '../../ui/parts/error-state.tsx';
import { PageShell } from '../../ui/parts/page-shell.tsx';
import { Skeleton, SkeletonArea } from '../../ui/parts/skeleton.tsx';
import { useProfile } from './api.ts';
import { HiitSessionPanel } from './hiit-session-panel.tsx';

/** Intervals by the clock: warm-up, eight times high and recovery, cool-down. */
export function HiitSessionScreen() {
  return (
    <PageShell title="HIIT Session" actions={<MuteButton />}>
      <Content />
    </PageShell>
  );
}

function Content() {
  const { id } = useSignedInUser();
  const { data, isPending, refetch } = useProfile(id);
  if (data) return <HiitSessionPanel userId={id} age={data.age} weight={data.weight} />;
  if (isPending) {
    return (
      <SkeletonArea label="Loading your session">
        <Skeleton height="30rem" />
      </SkeletonArea>
    );
  }
  return <ErrorState title="Your session could not be loaded." onRetry={refetch} />;
}
