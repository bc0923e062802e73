import { counted } from '@posedown/coaching';
import { useToday } from '../../../lib/clock/use-today.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { Button } from '../../../ui/parts/button.tsx';
import { Caution } from '../../../ui/parts/caution.tsx';
import { Text } from '../../../ui/parts/text.tsx';
import { sendTimeText } from '../scheduled/send-time.ts';
import classes from './many.module.css';
import type { ScheduleProgress } from './use-schedule-many.ts';

/** Athletes named as rejected; the others are counted. */
const MAX_NAMED = 5;

interface ScheduleStatusProps {
  title: string;
  progress: ScheduleProgress;
  resume: () => void;
  onClose: () => void;
}

/** How many copies are scheduled. Closing it leaves out the rest. */
export function ScheduleStatus({ title, progress, resume, onClose }: ScheduleStatusProps) {
  const { size, done, left, rejected, isRunning, sendAt } = progress;
  const when = sendTimeText(sendAt, useToday());
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <Button
          size="md"
          loading={isRunning}
          // Where "Schedule" was: the second tap on it doesn't close the result.
          onClick={({ detail }) => detail < 2 && onClose()}
        >
          {isRunning ? 'Scheduling...' : 'Close'}
        </Button>
      }
    >
      <Stack>
        <progress className={classes.bar} aria-label="Messages scheduled" max={size} value={done} />
        <Text role="status">
          {isRunning
            ? `Scheduled ${done} of ${size}.`
            : `Scheduled for ${counted(done, 'athlete')}: ${when}.`}
        </Text>
        {isRunning && (
          <Text size="sm" muted>
            Keep this window open until all are scheduled.
          </Text>
        )}
        {!isRunning && left.length > 0 && (
          <>
            <Caution isAnnounced>
              We couldn’t reach the server. {counted(left.length, 'message')} may not be scheduled
              yet.
            </Caution>
            <Row>
              <Button variant="default" size="md" onClick={resume}>
                Schedule the rest
              </Button>
            </Row>
          </>
        )}
        {rejected.length > 0 && (
          <Caution>
            {rejected.slice(0, MAX_NAMED).map(({ name, reason }) => (
              <p key={name}>
                {name}: {reason}
              </p>
            ))}
            {rejected.length > MAX_NAMED && <p>And {rejected.length - MAX_NAMED} more.</p>}
          </Caution>
        )}
      </Stack>
    </Dialog>
  );
}
