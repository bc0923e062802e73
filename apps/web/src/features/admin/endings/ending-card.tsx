import type { ClientOverview } from '@posedown/contract';
import { Suspense, useState } from 'react';
import { formatDay } from '../../../lib/days.ts';
import { Row } from '../../../ui/layout/layout.tsx';
import { Button } from '../../../ui/parts/button.tsx';
import { Card } from '../../../ui/parts/card.tsx';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import { SectionHeader } from '../../../ui/parts/section-header.tsx';
import { showError } from '../../../ui/toast/show-error.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import classes from '../admin.module.css';
import { useKeepCoaching } from './api.ts';

const EndDialog = lazyPart(() =>
  import('./end-dialog.tsx').then((part) => ({ default: part.EndDialog })),
);

type Shown = Pick<ClientOverview, 'id' | 'name' | 'joinedOn' | 'coachingEnd'>;

/** Ends the coaching of an athlete, or changes or takes back a planned end. */
export function EndingCard({ overview: { id, name, joinedOn, coachingEnd } }: { overview: Shown }) {
  const [isEnding, setEnding] = useState(false);
  const keep = useKeepCoaching(id);
  const takeBack = () =>
    keep.mutate(undefined, {
      onSuccess: () => void showToast({ title: 'Coaching continues', message: `${name} stays.` }),
      onError: (error) => showError(error, 'We couldn’t change this. Please try again.'),
    });
  return (
    <Card as="section" labelledBy="coaching" gap="sm">
      <SectionHeader id="coaching" title="Coaching" />
      <p className={classes.quiet}>
        {coachingEnd
          ? `The last day is ${formatDay(coachingEnd.lastDay)}.`
          : `Here since ${formatDay(joinedOn)}`}
      </p>
      {coachingEnd?.note && <p className={classes.quiet}>Your note: {coachingEnd.note}</p>}
      <Row>
        {coachingEnd && (
          <Button variant="default" size="md" loading={keep.isPending} onClick={takeBack}>
            Keep coaching
          </Button>
        )}
        <Button variant="default" size="md" onClick={() => setEnding(true)}>
          {coachingEnd ? 'Change the end' : 'End coaching'}
        </Button>
      </Row>
      {isEnding && (
        <Suspense fallback={null}>
          <EndDialog
            athlete={{ id, name }}
            planned={coachingEnd}
            onClose={() => setEnding(false)}
          />
        </Suspense>
      )}
    </Card>
  );
}
