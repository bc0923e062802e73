import type { CheckInSchedule } from '@posedown/contract';
import { Suspense, useState } from 'react';
import { useToday } from '../../../lib/clock/use-today.ts';
import { useSingleFlight } from '../../../lib/use-single-flight.ts';
import { Button } from '../../../ui/parts/button.tsx';
import { Card } from '../../../ui/parts/card.tsx';
import { FactList } from '../../../ui/parts/fact-list.tsx';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import { QueryFallback } from '../../../ui/parts/query-fallback.tsx';
import { SectionHeader } from '../../../ui/parts/section-header.tsx';
import { Skeleton, SkeletonArea } from '../../../ui/parts/skeleton.tsx';
import { Text } from '../../../ui/parts/text.tsx';
import { showWhenDone } from '../../../ui/toast/show-undoable.ts';
import { useSaveSchedule, useSchedule, useStopSchedule } from './api.ts';
import { dayText, timeText } from './form-text.ts';
import classes from './schedule.module.css';

const ScheduleDialog = lazyPart(() =>
  import('./schedule-dialog.tsx').then(({ ScheduleDialog }) => ({ default: ScheduleDialog })),
);

const UNREACHED = 'We couldn’t reach the server, so this may not have been saved. Try again.';

/** When an athlete checks in each week, for their coach. */
export function ScheduleCard({ athleteId }: { athleteId: string }) {
  const query = useSchedule(athleteId);
  return (
    <Card as="section" labelledBy="weekly-check-in" gap="md">
      {query.data ? (
        <Schedule athleteId={athleteId} schedule={query.data.schedule} />
      ) : (
        <>
          <SectionHeader id="weekly-check-in" title="Weekly check-in" />
          <QueryFallback query={query} what="the weekly check-in">
            <SkeletonArea label="Loading the weekly check-in">
              <Skeleton height="3.25rem" />
            </SkeletonArea>
          </QueryFallback>
        </>
      )}
    </Card>
  );
}

interface ScheduleProps {
  athleteId: string;
  schedule: CheckInSchedule | null;
}

function Schedule({ athleteId, schedule }: ScheduleProps) {
  const [isOpen, setOpen] = useState(false);
  const { busy, stop } = useStop(athleteId);
  const today = useToday();
  return (
    <>
      <SectionHeader
        id="weekly-check-in"
        title="Weekly check-in"
        actions={
          schedule ? (
            <>
              <Button variant="default" size="md" onClick={() => setOpen(true)}>
                Change
              </Button>
              <Button
                variant="subtle"
                color="behind"
                size="md"
                disabled={busy}
                onClick={() => stop(schedule)}
              >
                Stop
              </Button>
            </>
          ) : (
            <Button variant="default" size="md" onClick={() => setOpen(true)}>
              Set up
            </Button>
          )
        }
      />
      {schedule ? (
        <FactList className={classes.facts} facts={factsOf(schedule, today)} />
      ) : (
        <Text muted>Not asked for weekly check-ins.</Text>
      )}
      <Suspense fallback={null}>
        {isOpen && (
          <ScheduleDialog
            athleteId={athleteId}
            schedule={schedule}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}

function factsOf({ formName, pausedUntil, nextDueOn, ...time }: CheckInSchedule, today: string) {
  const isLate = nextDueOn < today;
  return [
    ['Form', formName],
    ['Due', `${timeText(time)}, their time`],
    ['Paused until', pausedUntil && dayText(pausedUntil)],
    [isLate ? 'Waiting since' : 'Next', dayText(nextDueOn)],
  ] as const;
}

/** Stops check-ins with one tap, and undo in the toast. */
function useStop(athleteId: string) {
  const save = useSaveSchedule(athleteId);
  const remove = useStopSchedule(athleteId);
  const { busy, run } = useSingleFlight();

  function stop({ formId, weekday, minute, version }: CheckInSchedule): void {
    void run(() =>
      showWhenDone(remove.mutateAsync(version), UNREACHED, () => ({
        title: 'Check-ins stopped',
        message: 'Answers already sent stay.',
        undo: async () => {
          await save.mutateAsync({ formId, weekday, minute, version: 0 });
          return { title: 'Check-ins are back' };
        },
      })),
    );
  }

  return { busy, stop };
}
