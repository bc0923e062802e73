import { Suspense, useState } from 'react';
import { Button } from '../../../ui/parts/button.tsx';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import { MakePlansButton } from './make-plans-button.tsx';

const EditProfileDialog = lazyPart(() =>
  import('./edit-profile-dialog.tsx').then(({ EditProfileDialog }) => ({
    default: EditProfileDialog,
  })),
);

interface ProfileActionsProps {
  athleteId: string;
  /** The words on the button and over the form. */
  label: string;
}

/** Changes the details of an athlete, and makes new plans of them. */
export function ProfileActions({ athleteId, label }: ProfileActionsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <MakePlansButton athleteId={athleteId} label="Make new plans" />
      <Button variant="default" size="md" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Suspense fallback={null}>
        {isOpen && (
          <EditProfileDialog athleteId={athleteId} title={label} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  );
}
