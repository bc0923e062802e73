import { Button } from '@mantine/core';
import type { CardioSession } from '@posedown/contract';
import { useState } from 'react';
import { formatWeekday } from '../../../lib/days.ts';
import { formatNumber } from '../../../lib/numbers.ts';
import { Card } from '../../../ui/parts/card.tsx';
import { SectionHeader } from '../../../ui/parts/section-header.tsx';
import { MODALITY_WORDS } from '../modality-words.ts';
import classes from './sessions.module.css';
import type { SessionActions } from './use-session-actions.tsx';

const FIRST = 8;

interface SessionListProps {
  sessions: CardioSession[];
  actions: SessionActions;
}

/** The sessions of the last twelve weeks, the newest first. Each can be corrected and deleted. */
export function SessionList({ sessions, actions: { edit, remove, busy } }: SessionListProps) {
  const [isWhole, setWhole] = useState(false);
  return (
    <Card as="section" labelledBy="recent" className={classes.card}>
      <SectionHeader id="recent" title="Last sessions" />
      <ul className={classes.list}>
        {(isWhole ? sessions : sessions.slice(0, FIRST)).map((session) => (
          <li key={session.id} className={classes.session}>
            <div className={classes.words}>
              <p>
                <strong>{formatWeekday(session.date)}</strong> {session.type},{' '}
                {MODALITY_WORDS[session.modality]}
              </p>
              <p className={classes.figuresLine}>{figuresOf(session).join(' · ')}</p>
              {session.notes && <p className={classes.notes}>{session.notes}</p>}
            </div>
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
          </li>
        ))}
      </ul>
      {!isWhole && sessions.length > FIRST && (
        <Button variant="default" size="md" onClick={() => setWhole(true)}>
          Show all {sessions.length}
        </Button>
      )}
    </Card>
  );
}

const nameOf = ({ type, date }: CardioSession) => `the ${type} session of ${formatWeekday(date)}`;

function figuresOf(session: CardioSession): string[] {
  const { durationSeconds, distanceKm, netKcal, averageHeartRate, rpe } = session;
  return [
    `${Math.max(1, Math.round(durationSeconds / 60))} min`,
    ...(distanceKm === null ? [] : [`${formatNumber(distanceKm, 2)} km`]),
    ...(netKcal === null ? [] : [`${formatNumber(netKcal)} kcal net`]),
    ...(averageHeartRate === null ? [] : [`${averageHeartRate} bpm`]),
    ...(rpe === null ? [] : [`RPE ${rpe}`]),
  ];
}
