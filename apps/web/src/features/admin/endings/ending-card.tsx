import type { ClientOverview } from '@posedown/contract';
import { Suspense, useState } from 'react';
import { formatDay, formatWeekday } from '../../../lib/days.ts';
import { Row } from '../../../ui/layout/layout.tsx';
import { Button } from '../../../ui/parts/button.tsx';
import { Card } from '../../../ui/parts/card.tsx';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import { SectionHeader } from '../../../ui/parts/section-header.tsx';
import { showError } from '../../../ui/toast/show-error.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import classes from '../admin.module.css';
import { useKeepCoaching, useResumeCoaching } from './api.ts';

const EndDialog = lazyPart(() =>
  import('./end-dialog.tsx').then((part) => ({ default: part.EndDialog })),
);

const PauseDialog = lazyPart(() =>
  import('./pause-dialog.tsx').then((part) => ({ default: part.PauseDialog })),
);

type Shown = Pick<ClientOverview, 'id' | 'name' | 'joinedOn' | 'pausedUntil' | 'coachingEnd'>;

/** Pauses or ends the coaching of an athlete, or changes or takes back either. */
export function EndingCard({ overview }: { overview: Shown }) {
  const { id, name, joinedOn, pausedUntil, coachingEnd } = overview;
  const [open, setOpen] = useState<'pause' | 'end'>();
  const close = () => setOpen(undefined);
  const keep = useKeepCoaching(id);
  const resume = useResumeCoaching(id);
  const endPause = () =>
    resume.mutate(undefined, {
      onSuccess: () => void showToast({ title: 'Pause ended', message: `${name} is back.` }),
      onError: (error) => showError(error, 'We couldn’t change this. Please try again.'),
    });
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
      {pausedUntil && (
        <p className={classes.quiet}>
          Paused until {formatWeekday(pausedUntil)}. Nothing is due until then.
        </p>
      )}
      {coachingEnd?.note && <p className={classes.quiet}>Your note: {coachingEnd.note}</p>}
      <Row>
        {pausedUntil && (
          <Button variant="default" size="md" loading={resume.isPending} onClick={endPause}>
            End the pause
          </Button>
        )}
        <Button variant="default" size="md" onClick={() => setOpen('pause')}>
          {pausedUntil ? 'Change the pause' : 'Pause coaching'}
        </Button>
        {coachingEnd && (
          <Button variant="default" size="md" loading={keep.isPending} onClick={takeBack}>
            Keep coaching
          </Button>
        )}
        <Button variant="default" size="md" onClick={() => setOpen('end')}>
          {coachingEnd ? 'Change the end' : 'End coaching'}
        </Button>
      </Row>
      <Suspense fallback={null}>
        {open === 'pause' && (
          <PauseDialog athletes={[{ id, name }]} pausedUntil={pausedUntil} onClose={close} />
        )}
        {open === 'end' && (
          <EndDialog athletes={[{ id, name }]} planned={coachingEnd} onClose={close} />
        )}
      </Suspense>
    </Card>
  );
}
