import { counted } from '@posedown/coaching';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { Button } from '../../../ui/parts/button.tsx';
import { Caution } from '../../../ui/parts/caution.tsx';
import { Text } from '../../../ui/parts/text.tsx';
import classes from './many.module.css';
import type { BatchProgress } from './use-batch.ts';

interface BatchStatusProps {
  title: string;
  progress: BatchProgress;
  stop: () => void;
  onClose: () => void;
}

/** How many copies were sent, with a button that stops the rest. */
export function BatchStatus({ title, progress, stop, onClose }: BatchStatusProps) {
  const { size, sent, left, rejected, stopped } = progress;
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <Button
          size="md"
          loading={left > 0}
          // Where "Send" was: the second tap on it doesn't close the result.
          onClick={({ detail }) => detail < 2 && onClose()}
        >
          {left > 0 ? 'Sending...' : 'Close'}
        </Button>
      }
    >
      <Stack>
        <progress className={classes.bar} aria-label="Messages sent" max={size} value={sent} />
        <Text role="status">
          {left > 0
            ? `Sent ${sent} of ${size}.`
            : `Sent to ${counted(sent, 'athlete')}${stopped > 0 ? `, stopped before ${stopped} more` : ''}.`}
        </Text>
        {left > 0 && (
          <>
            <Text size="sm" muted>
              You can close this window. Sending continues, and resumes when you’re online again.
            </Text>
            <Row>
              <Button variant="default" size="md" onClick={stop}>
                Stop sending
              </Button>
            </Row>
          </>
        )}
        {rejected > 0 && (
          <Caution>
            {counted(rejected, 'message')} couldn’t be sent. The athlete’s thread says why and lets
            you try again.
          </Caution>
        )}
      </Stack>
    </Dialog>
  );
}
