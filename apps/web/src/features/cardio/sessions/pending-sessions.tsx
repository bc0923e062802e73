import { formatInstant } from '../../../lib/days.ts';
import { useOutboxOf } from '../../../lib/outbox-per-person.ts';
import { Button } from '../../../ui/parts/button.tsx';
import { Card } from '../../../ui/parts/card.tsx';
import { SectionHeader } from '../../../ui/parts/section-header.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { MODALITY_WORDS } from '../modality-words.ts';
import { type PendingSession, sessionsOf } from '../send-pending.tsx';
import classes from './sessions.module.css';

/** The sessions on this device: they are sent on their own, unless the server refused them. */
export function PendingSessions({ userId }: { userId: string }) {
  const { waiting, retry, remove } = usePendingSessions(userId);
  if (waiting.length === 0) return null;
  return (
    <Card as="section" labelledBy="pending-cardio" className={classes.card}>
      <SectionHeader id="pending-cardio" title="On this device, not synced yet" />
      <ul className={classes.list}>
        {waiting.map((session) => (
          <li key={session.requestKey} className={classes.session}>
            <div className={classes.words}>
              <p>
                <strong>{formatInstant(session.startedAt)}</strong> {session.type},{' '}
                {MODALITY_WORDS[session.modality]}
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
  <div className={classes.actions}>
    <Button variant="default" size="md" aria-label={`Send ${name} again`} onClick={onRetry}>
      Try again
    </Button>
    <Button variant="default" size="md" aria-label={`Remove ${name}`} onClick={onRemove}>
      Remove
    </Button>
  </div>
);

const nameOf = ({ type, startedAt }: PendingSession) =>
  `the ${type} session of ${formatInstant(startedAt)}`;

/** What of a person's cardio is on this device, and the ways to deal with what the server refused. */
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
    /** Removes it at once; the toast undoes it. */
    remove: (session: PendingSession) => {
      outbox.drop((one) => isSame(one, session));
      const action = { label: 'Undo', onClick: () => void outbox.add(session) };
      const message = 'Removed from this device';
      void showToast({ title: 'Session Removed', message, seconds: 5, action });
    },
  };
}
