import type { PlanKind } from '@posedown/contract';
import { Suspense, useState } from 'react';
import { Row } from '../../../ui/layout/layout.tsx';
import { Button } from '../../../ui/parts/button.tsx';
import { Card } from '../../../ui/parts/card.tsx';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import { SectionHeader } from '../../../ui/parts/section-header.tsx';

const EditProfileDialog = lazyPart(() =>
  import('./edit-profile-dialog.tsx').then(({ EditProfileDialog }) => ({
    default: EditProfileDialog,
  })),
);

interface ProfileActionsProps {
  athleteId: string;
  /** The label of the button and title of the form. */
  label: string;
}

/** Edits an athlete's details, and creates new plans from them. */
export function ProfileActions({ athleteId, label }: ProfileActionsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <CreatePlansButton athleteId={athleteId} label="Create new plans" />
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

const CreatePlansDialog = lazyPart(() =>
  import('./create-plans-dialog.tsx').then(({ CreatePlansDialog }) => ({
    default: CreatePlansDialog,
  })),
);

interface CreatePlansButtonProps {
  athleteId: string;
  /** Preselected plans. */
  wanted?: readonly PlanKind[];
  label: string;
}

/** Creates new plans from an athlete's current details. */
export function CreatePlansButton({ athleteId, wanted, label }: CreatePlansButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" size="md" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <CreatePlansDialog {...{ athleteId, wanted }} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}

/** The athlete's own answers, on the account page. */
export function YourDetails({ athleteId }: { athleteId: string }) {
  return (
    <Card as="section" labelledBy="your-details" gap="lg">
      <SectionHeader
        id="your-details"
        title="Your details"
        intro="What your plans are based on: body, goals, food, training and lifestyle."
      />
      <Row>
        <ProfileActions athleteId={athleteId} label="Edit your details" />
      </Row>
    </Card>
  );
}
