import { calls } from 'virtual:contract-calls';
import type { CardioSession, Units } from '@posedown/contract';
import { formatWeekday, withYear } from '../../../lib/days.ts';
import { formatNumber } from '../../../lib/numbers.ts';
import { useOlderDays } from '../../../lib/older-days.ts';
import { formatDistance } from '../../../lib/units.ts';
import { Row } from '../../../ui/layout/layout.tsx';
import { Button } from '../../../ui/parts/button.tsx';
import { Card } from '../../../ui/parts/card.tsx';
import { Facts } from '../../../ui/parts/facts.tsx';
import { MoreButton } from '../../../ui/parts/more-button.tsx';
import { Portions } from '../../../ui/parts/portions.tsx';
import { SectionHeader } from '../../../ui/parts/section-header.tsx';
import { MODALITY_LABELS } from '../modality-text.ts';
import classes from './sessions.module.css';
import type { SessionActions } from './use-session-actions.tsx';

interface SessionsProps {
  userId: string;
  /** The last twelve weeks. */
  sessions: readonly CardioSession[];
  /** The athlete's units. */
  units: Units;
  /** Only for the athlete; coaches can't edit sessions. */
  actions?: SessionActions;
}

/** The sessions of the last twelve weeks, newest first, then older ones on request. */
export function SessionList({ title, ...props }: SessionsProps & { title: string }) {
  const { sessions, units, actions } = props;
  return (
    <Card as="section" labelledBy="cardio-sessions" gap="md" className={classes.card}>
      <SectionHeader id="cardio-sessions" title={title} />
      <Portions
        items={sessions}
        name="sessions"
        first={8}
        more={40}
        rest={<OlderSessions {...props} />}
        className={classes.list}
      >
        {(session) => <Session key={session.id} {...{ session, units, actions }} />}
      </Portions>
    </Card>
  );
}

/** Older sessions, as far as loaded. */
export function OlderSessions({ userId, sessions, units, actions }: SessionsProps) {
  const { rows, list } = useOlderDays(calls.listCardioSessions, userId, sessions);
  return (
    <>
      {rows.length > 0 && (
        <ul className={classes.list}>
          {rows.map((session) => (
            <Session key={session.id} {...{ session, units, actions }} />
          ))}
        </ul>
      )}
      <MoreButton list={list}>Show older sessions</MoreButton>
    </>
  );
}

interface SessionProps {
  session: CardioSession;
  units: Units;
  actions: SessionActions | undefined;
}

const Session = ({ session, units, actions }: SessionProps) => (
  <li className={classes.session}>
    <div className={classes.words}>
      <p>
        <strong>{withYear(formatWeekday, session.date)}</strong> {session.type},{' '}
        {MODALITY_LABELS[session.modality]}
      </p>
      <p className={classes.figuresLine}>
        <Facts of={figuresOf(session, units)} />
      </p>
      {session.notes && <p className={classes.notes}>{session.notes}</p>}
    </div>
    {actions && <Buttons session={session} actions={actions} />}
  </li>
);

interface ButtonsProps {
  session: CardioSession;
  actions: SessionActions;
}

function Buttons({ session, actions: { edit, remove, busy } }: ButtonsProps) {
  return (
    <Row>
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
    </Row>
  );
}

const nameOf = ({ type, date }: CardioSession) =>
  `the ${type} session of ${withYear(formatWeekday, date)}`;

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
