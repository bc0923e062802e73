import { useState } from 'react';
import { useAuth } from '../../../lib/auth-context.ts';
import { useProfile } from '../../../lib/profile.ts';
import { Button } from '../../../ui/parts/button.tsx';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import { useActivePlan } from '../api.ts';
import type { RegenerateDialogProps } from './regenerate-dialog.tsx';

const RegenerateDialog = lazyPart(() =>
  import('./regenerate-dialog.tsx').then((part) => ({ default: part.RegenerateDialog })),
);

/** Opens the dialog that regenerates a program. */
export function RegenerateButton(props: Omit<RegenerateDialogProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        size="md"
        onPointerEnter={() => void RegenerateDialog.preload()}
        onClick={() => setOpen(true)}
      >
        Regenerate from week…
      </Button>
      {isOpen && <RegenerateDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Lets self-guided athletes regenerate their own program. */
export function OwnProgram() {
  const { user } = useAuth();
  return user && <AthleteBackLink athleteId={user.id} />;
}

function AthleteBackLink({ athleteId }: { athleteId: string }) {
  const profile = useProfile(athleteId).data;
  const decides = profile?.coachName === null || profile?.guidanceMode === 'self_guided';
  const { data } = useActivePlan(athleteId, profile !== undefined && decides);
  if (!data?.plan) return null;
  return (
    <div>
      <RegenerateButton athleteId={athleteId} active={{ ...data, plan: data.plan }} isOwn />
    </div>
  );
}
