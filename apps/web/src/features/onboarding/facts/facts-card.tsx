import { Suspense, useState } from 'react';
import { userMessageOf } from '../../../lib/api-error.ts';
import { useSignedInUser } from '../../../lib/auth-context.ts';
import { FormNotice } from '../../../ui/form/form-notice.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { Button } from '../../../ui/parts/button.tsx';
import { Card } from '../../../ui/parts/card.tsx';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import { useDismissFacts } from '../api.ts';
import classes from './facts-card.module.css';

const EditProfileDialog = lazyPart(() =>
  import('../edit/edit-profile-dialog.tsx').then(({ EditProfileDialog }) => ({
    default: EditProfileDialog,
  })),
);

/** Invites athletes to answer the optional questions, until they dismiss it. */
export function FactsCard() {
  const { id } = useSignedInUser();
  const [isOpen, setOpen] = useState(false);
  const later = useDismissFacts();
  // Reappears if dismissing it failed.
  if (later.isPending || later.isSuccess) return null;

  return (
    <Card as="section" labelledBy="facts" gap="sm">
      <h2 id="facts" className={classes.title}>
        A few questions make your plans fit better
      </h2>
      <p className={classes.text}>
        Your division, training time, injuries and health. You can skip any of them.
      </p>
      {later.isError && (
        <FormNotice>{userMessageOf(later.error, 'This wasn’t saved. Try again.')}</FormNotice>
      )}
      <Row>
        <Button variant="default" size="md" onClick={() => setOpen(true)}>
          Answer questions
        </Button>
        <Button variant="default" size="md" onClick={() => later.mutate()}>
          Not now
        </Button>
      </Row>
      <Suspense fallback={null}>
        {isOpen && (
          <EditProfileDialog
            athleteId={id}
            title="A few questions"
            part="facts"
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </Card>
  );
}
