import { formatInstant } from '../../../lib/days.ts';
import { useOutboxOf } from '../../../lib/outbox-per-person.ts';
import { Row } from '../../../ui/layout/layout.tsx';
import { Button } from '../../../ui/parts/button.tsx';
import { Card } from '../../../ui/parts/card.tsx';
import { SectionHeader } from '../../../ui/parts/section-header.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { MODALITY_LABELS } from '../modality-text.ts';
import { type PendingSession, sessionsOf } from '../send-pending.tsx';
import classes from './sessions.module.css';

/** The unsynced sessions on this device. They are sent automatically unless the server rejected them. */
export function PendingSessions({ userId }: { userId: string }) {
  const { waiting, retry, remove } = usePendingSessions(userId);
  if (waiting.length === 0) return null;
  return (
    <Card as="section" labelledBy="pending-cardio" gap="md">
      <SectionHeader id="pending-cardio" title="On this device, not synced yet" />
      <ul className={classes.list}>
        {waiting.map((session) => (
          <li key={session.requestKey} className={classes.session}>
            <div className={classes.words}>
              <p>
                <strong>{formatInstant(session.startedAt)}</strong> {session.type},{' '}
                {MODALITY_LABELS[session.modality]}
              </p>
              <p className={classes.figuresLine}>
                {Math.max(1, Math.round(session.durationSeconds / 60))} min
              </p>
              {session.problem && <p className={classes.problem}>{session.problem}</p>}
            </div>
            {session.problem && (
              <Buttons
                name={nameOf(session)}
                onRetry={() => retry(session)}
                onRemove={() => remove(session)}
              />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface ButtonsProps {
  name: string;
  onRetry: () => void;
  onRemove: () => void;
}

const Buttons = ({ name, onRetry, onRemove }: ButtonsProps) => (
  <Row>
    <Button variant="default" size="md" aria-label={`Send ${name} again`} onClick={onRetry}>
      Try again
    </Button>
    <Button variant="default" size="md" aria-label={`Remove ${name}`} onClick={onRemove}>
      Remove
    </Button>
  </Row>
);

const nameOf = ({ type, startedAt }: PendingSession) =>
  `the ${type} session of ${formatInstant(startedAt)}`;

/** An athlete's unsynced sessions, and actions for rejected ones. */
export function usePendingSessions(userId: string) {
  const { outbox, waiting } = useOutboxOf(sessionsOf, userId);
  const isSame = (one: PendingSession, { requestKey }: PendingSession) =>
    one.requestKey === requestKey;
  return {
    waiting,
    retry: (session: PendingSession) => {
      outbox.change(({ problem, ...one }) =>
        isSame(one, session) || problem === undefined ? one : { ...one, problem },
      );
      void outbox.flush();
    },
    /** Removes it immediately, with undo in the toast. */
    remove: (session: PendingSession) => {
      outbox.drop((one) => isSame(one, session));
      const action = { label: 'Undo', onClick: () => void outbox.add(session) };
      const message = 'Removed from this device';
      void showToast({ title: 'Session Removed', message, seconds: 5, action });
    },
  };
}
