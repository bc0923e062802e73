import { Suspense, useState } from 'react';
import { Button } from '../../../ui/parts/button.tsx';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';

const EditProfileDialog = lazyPart(() =>
  import('./edit-profile-dialog.tsx').then(({ EditProfileDialog }) => ({
    default: EditProfileDialog,
  })),
);
const MakePlansDialog = lazyPart(() =>
  import('./make-plans-dialog.tsx').then(({ MakePlansDialog }) => ({ default: MakePlansDialog })),
);

interface ProfileActionsProps {
  athleteId: string;
  /** The words on the button and over the form. */
  label: string;
}

/** Changes the details of an athlete, and makes new plans of them. */
export function ProfileActions({ athleteId, label }: ProfileActionsProps) {
  const [open, setOpen] = useState<'edit' | 'plans'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Button variant="default" size="md" onClick={() => setOpen('plans')}>
        Make new plans
      </Button>
      <Button variant="default" size="md" onClick={() => setOpen('edit')}>
        {label}
      </Button>
      <Suspense fallback={null}>
        {open === 'edit' && (
          <EditProfileDialog athleteId={athleteId} title={label} onClose={close} />
        )}
        {open === 'plans' && <MakePlansDialog athleteId={athleteId} onClose={close} />}
      </Suspense>
    </>
  );
}
