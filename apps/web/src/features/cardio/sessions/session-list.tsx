import type { CardioSession, Units } from '@posedown/contract';
import { formatWeekday } from '../../../lib/days.ts';
import { formatNumber } from '../../../lib/numbers.ts';
import { formatDistance } from '../../../lib/units.ts';
import { Button } from '../../../ui/parts/button.tsx';
import { Card } from '../../../ui/parts/card.tsx';
import { Facts } from '../../../ui/parts/facts.tsx';
import { Portions } from '../../../ui/parts/portions.tsx';
import { SectionHeader } from '../../../ui/parts/section-header.tsx';
import { MODALITY_WORDS } from '../modality-words.ts';
import classes from './sessions.module.css';
import type { SessionActions } from './use-session-actions.tsx';

interface SessionListProps {
  title: string;
  sessions: readonly CardioSession[];
  /** Of the athlete. */
  units: Units;
  /** Absent where another looks at them: a session is corrected by its athlete alone. */
  actions?: SessionActions;
}

/** The sessions of the last twelve weeks, the newest first. An athlete corrects and deletes theirs. */
export function SessionList({ title, sessions, units, actions }: SessionListProps) {
  return (
    <Card as="section" labelledBy="cardio-sessions" className={classes.card}>
      <SectionHeader id="cardio-sessions" title={title} />
      <Portions items={sessions} name="sessions" first={8} more={40} className={classes.list}>
        {(session) => (
          <li key={session.id} className={classes.session}>
            <div className={classes.words}>
              <p>
                <strong>{formatWeekday(session.date)}</strong> {session.type},{' '}
                {MODALITY_WORDS[session.modality]}
              </p>
              <p className={classes.figuresLine}>
                <Facts of={figuresOf(session, units)} />
              </p>
              {session.notes && <p className={classes.notes}>{session.notes}</p>}
            </div>
            {actions && <Buttons session={session} actions={actions} />}
          </li>
        )}
      </Portions>
    </Card>
  );
}

interface ButtonsProps {
  session: CardioSession;
  actions: SessionActions;
}

function Buttons({ session, actions: { edit, remove, busy } }: ButtonsProps) {
  return (
    <div className={classes.actions}>
      <Button
        variant="default"
        size="md"
        aria-label={`Edit ${nameOf(session)}`}
        onClick={() => edit(session)}
      >
        Edit
      </Button>
      <Button
        variant="default"
        size="md"
        disabled={busy}
        aria-label={`Delete ${nameOf(session)}`}
        onClick={() => remove(session)}
      >
        Delete
      </Button>
    </div>
  );
}

const nameOf = ({ type, date }: CardioSession) => `the ${type} session of ${formatWeekday(date)}`;

function figuresOf(session: CardioSession, units: Units): string[] {
  const { durationSeconds, distanceKm, netKcal, averageHeartRate, rpe } = session;
  return [
    `${Math.max(1, Math.round(durationSeconds / 60))} min`,
    ...(distanceKm === null ? [] : [formatDistance(distanceKm, units)]),
    ...(netKcal === null ? [] : [`${formatNumber(netKcal)} kcal net`]),
    ...(averageHeartRate === null ? [] : [`${averageHeartRate} bpm`]),
    ...(rpe === null ? [] : [`RPE ${rpe}`]),
  ];
}
