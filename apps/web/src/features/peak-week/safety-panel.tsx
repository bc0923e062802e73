import { PEAK_RED_FLAGS, PEAK_SAFETY } from '@posedown/coaching';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { Button } from '../../ui/parts/button.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { lazyPart } from '../../ui/parts/lazy-part.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import classes from './peak-week.module.css';

const UnwellDialog = lazyPart(() =>
  import('./unwell-dialog.tsx').then(({ UnwellDialog }) => ({ default: UnwellDialog })),
);

/** What keeps an athlete safe in this week; always there. */
export function SafetyPanel({ userId, isCoach }: { userId: string; isCoach: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <Card as="section" labelledBy="peak-safety" className={classes.safety}>
      <SectionHeader
        id="peak-safety"
        title="Stay safe"
        actions={
          !isCoach && (
            <Button
              color="behind"
              size="md"
              leftSection={<IconAlertTriangle size={18} aria-hidden="true" />}
              onClick={() => setOpen(true)}
            >
              I feel unwell
            </Button>
          )
        }
      />
      <ul className={classes.words}>
        {PEAK_SAFETY.map((line) => (
          <li key={line}>{line}</li>
        ))}
        <li>
          <strong>Stop and call emergency services</strong> for{' '}
          {PEAK_RED_FLAGS.join(', ').toLowerCase()}.
        </li>
      </ul>
      {open && (
        <Suspense fallback={null}>
          <UnwellDialog userId={userId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}
