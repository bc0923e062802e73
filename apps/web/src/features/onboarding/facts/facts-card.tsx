import { Suspense, useState } from 'react';
import { useSignedInUser } from '../../../lib/auth-context.ts';
import { Button } from '../../../ui/parts/button.tsx';
import { Card } from '../../../ui/parts/card.tsx';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import classes from './facts-card.module.css';
import { isPutOff, putOff } from './not-now.ts';

const EditProfileDialog = lazyPart(() =>
  import('../edit/edit-profile-dialog.tsx').then(({ EditProfileDialog }) => ({
    default: EditProfileDialog,
  })),
);

/** Asks athletes who answered none of the optional questions for them, until they say 'not now'. */
export function FactsCard() {
  const { id } = useSignedInUser();
  const [isHidden, setHidden] = useState(() => isPutOff(id));
  const [isOpen, setOpen] = useState(false);
  if (isHidden) return null;

  function hide() {
    putOff(id);
    setHidden(true);
  }

  return (
    <Card as="section" labelledBy="facts" className={classes.card}>
      <h2 id="facts" className={classes.title}>
        A few questions make your plans fit better
      </h2>
      <p className={classes.text}>
        Your division, training time, injuries and health. You can skip any of them.
      </p>
      <div className={classes.buttons}>
        <Button variant="default" size="md" onClick={() => setOpen(true)}>
          Answer questions
        </Button>
        <Button variant="default" size="md" onClick={hide}>
          Not now
        </Button>
      </div>
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
