import { Suspense, useState } from 'react';
import { Row } from '../../ui/layout/layout.tsx';
import { AnchorButton, Button } from '../../ui/parts/button.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { lazyPart } from '../../ui/parts/lazy-part.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import { exportAccountPath } from './api.ts';
import classes from './own-account.module.css';

const DeleteAccountDialog = lazyPart(() =>
  import('./delete-account-dialog.tsx').then(({ DeleteAccountDialog }) => ({
    default: DeleteAccountDialog,
  })),
);

/** Lets an athlete download their data and delete their account. */
export function OwnAccount() {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Card as="section" labelledBy="your-data">
        <SectionHeader
          id="your-data"
          title="Your data"
          intro="Everything you’ve logged, your plans, messages and photos in one ZIP file. You can download it five times an hour."
        />
        <Row className={classes.buttons}>
          <AnchorButton variant="default" size="md" href={exportAccountPath()} download>
            Download my data
          </AnchorButton>
        </Row>
      </Card>
      <Card as="section" labelledBy="delete-account">
        <SectionHeader
          id="delete-account"
          title="Delete account"
          intro="Permanently deletes your account and data."
        />
        <Row className={classes.buttons}>
          <Button variant="default" color="behind" size="md" onClick={() => setAsking(true)}>
            Delete my account
          </Button>
        </Row>
      </Card>
      <Suspense fallback={null}>
        {isAsking && <DeleteAccountDialog onClose={() => setAsking(false)} />}
      </Suspense>
    </>
  );
}

/** Explains why a coach has no delete button. */
export function CoachDeletionNote() {
  return (
    <Card as="section" labelledBy="delete-account">
      <SectionHeader
        id="delete-account"
        title="Delete account"
        intro="A coach’s account can’t be deleted here, so that no athlete is left without a coach. The head coach can remove a coach from the team and choose who takes over their athletes. The head coach’s own account can’t be removed."
      />
    </Card>
  );
}
