import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { CheckInScreen } from '../../../features/check-ins/check-in-screen.tsx';
import { useAcknowledge, useNewChanges } from '../../../features/plan-changes/api.ts';
import { NewChanges } from '../../../features/plan-changes/new-changes.tsx';
import { useSignedInUser } from '../../../lib/auth-context.ts';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';

export const Route = createFileRoute('/_athlete/check-in')({
  staticData: { title: 'Check in', shell: 'normal' },
  component: CheckInRoute,
});

const PoseCamera = lazyPart(() =>
  import('../../../features/photos/camera/pose-camera.tsx').then(({ PoseCamera }) => ({
    default: PoseCamera,
  })),
);

/** The check-ins, with the camera and the coach's changes of other features. */
function CheckInRoute() {
  const { id } = useSignedInUser();
  const changes = useNewChanges(id);
  const newest = changes.data?.changes[0];
  const acknowledge = useAcknowledge(id);
  return (
    <CheckInScreen
      changes={<NewChanges athleteId={id} />}
      areChangesLoaded={!changes.isPending}
      onAcknowledge={() => newest && acknowledge.mutate(newest.id)}
      renderCamera={(slot) => (
        <Suspense fallback={null}>
          <PoseCamera {...slot} />
        </Suspense>
      )}
    />
  );
}
