import type { ClientOverview } from '@posedown/contract';
import { Suspense, useState } from 'react';
import { userMessageOf } from '../../lib/api-error.ts';
import { formatDay } from '../../lib/days.ts';
import { FormNotice } from '../../ui/form/form-notice.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { lazyPart } from '../../ui/parts/lazy-part.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import { useRecordClearance } from './api.ts';
import classes from './client-detail.module.css';
import { PlaceHold } from './holds/place-hold.tsx';

const ClearanceDialog = lazyPart(() =>
  import('./clearance-dialog.tsx').then(({ ClearanceDialog }) => ({ default: ClearanceDialog })),
);

type Health = ClientOverview['health'];

interface HealthCardProps {
  athleteId: string;
  /** The athlete's calendar day. */
  today: string;
  health: Health;
}

/** What the athlete named of their health, and whether a clinician has agreed. */
export function HealthCard({ athleteId, today, health }: HealthCardProps) {
  const [isRecording, setRecording] = useState(false);
  const takeBack = useRecordClearance(athleteId);
  const { healthConditions, healthClearance, version } = health;
  const hasConditions = healthConditions.length > 0;
  return (
    <Card as="section" labelledBy="health">
      <SectionHeader
        id="health"
        title="Health"
        intro="Only you and the athlete can see this. Remove a condition in Edit Profile."
        actions={
          <>
            <PlaceHold athleteId={athleteId} />
            {healthClearance && (
              <Button
                variant="default"
                size="md"
                loading={takeBack.isPending}
                onClick={() => takeBack.mutate({ clearedOn: null, version })}
              >
                Withdraw clearance
              </Button>
            )}
            {hasConditions && !healthClearance && (
              <Button variant="default" size="md" onClick={() => setRecording(true)}>
                Record clearance
              </Button>
            )}
          </>
        }
      />
      <ul className={classes.list}>
        {healthConditions.map((condition) => (
          <li key={condition}>{condition}</li>
        ))}
        <li className={classes.quiet}>
          {hasConditions ? clearanceWords(healthClearance) : 'No condition on record.'}
        </li>
      </ul>
      {takeBack.isError && (
        <FormNotice>{userMessageOf(takeBack.error, 'That wasn’t saved. Try again.')}</FormNotice>
      )}
      <Suspense fallback={null}>
        {isRecording && (
          <ClearanceDialog {...{ athleteId, today, version }} onClose={() => setRecording(false)} />
        )}
      </Suspense>
    </Card>
  );
}

function clearanceWords(clearance: Health['healthClearance']): string {
  if (!clearance) return 'No clearance on record.';
  const { clearedOn, recordedBy } = clearance;
  const by = recordedBy ? `, recorded by ${recordedBy}` : '';
  return `A clinician agreed on ${formatDay(clearedOn)}${by}.`;
}
