import type { ClientCard, Units } from '@posedown/contract';
import { memo } from 'react';
import { ShareBar } from '../../ui/charts/share-bar.tsx';
import { Sparkline } from '../../ui/charts/sparkline.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { StatusBadge } from '../../ui/parts/status-badge.tsx';
import { Text } from '../../ui/parts/text.tsx';
import { VisuallyHidden } from '../../ui/parts/visually-hidden.tsx';
import { AthleteActions } from './athlete-actions.tsx';
import { checkInText, goalText, showText, sparklineText, weightSentence } from './athlete-text.ts';
import classes from './roster-row.module.css';

interface RosterRowProps {
  athlete: ClientCard;
  /** The coach's units. */
  units: Units;
}

/** One athlete: status, reason, and distance to show and target weight. */
export const RosterRow = memo(function RosterRow({ athlete, units }: RosterRowProps) {
  const { name, status, statusReason, lastCheckIn, today } = athlete;
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <h3 className={classes.name} tabIndex={-1}>
          {name}
        </h3>
        <Text size="md" muted>
          {goalText(athlete)}
        </Text>
      </div>
      <div className={classes.standing}>
        <span className={classes.badge}>
          {status ? <StatusBadge status={status} /> : <span className={classes.newBadge}>New</span>}
        </span>
        <p className={classes.reason}>{statusReason}</p>
      </div>
      <Compliance athlete={athlete} />
      <Show athlete={athlete} />
      <Weight athlete={athlete} units={units} />
      <div className={classes.checkIn}>
        <span className={classes.label}>Last check-in</span>
        <span>{checkInText(lastCheckIn, today)}</span>
      </div>
      <AthleteActions athlete={athlete} />
    </li>
  );
});

function Compliance({ athlete: { compliance, status } }: { athlete: ClientCard }) {
  return (
    <div className={classes.compliance}>
      <span className={classes.label}>Compliance</span>
      <span className={classes.number}>{compliance === null ? '–' : `${compliance}%`}</span>
      {compliance !== null && <ShareBar percent={compliance} status={status} />}
    </div>
  );
}

function Show({ athlete: { weeksOut } }: { athlete: ClientCard }) {
  const show = showText(weeksOut);
  return (
    <div className={classes.show}>
      <span className={classes.label}>Competition</span>
      {show ? (
        <>
          <span className={classes.number}>{show.weeks}</span>
          <span className={classes.urgency} data-urgency={show.urgency}>
            {show.urgencyWord}
          </span>
        </>
      ) : (
        <span className={classes.quiet}>No show set</span>
      )}
    </div>
  );
}

function Weight({ athlete, units }: Pick<RosterRowProps, 'athlete' | 'units'>) {
  const { weight, target } = weightSentence(athlete, units);
  const { progress, sparkline } = athlete;
  return (
    <div className={classes.weight}>
      <span className={classes.label}>Weight</span>
      <Stack gap="2xs" className={classes.weightText}>
        <span className={classes.way}>
          <span className={classes.number}>{weight ?? '–'}</span>
          {target && (
            <span className={classes.quiet}>
              <span aria-hidden="true">→</span>
              <VisuallyHidden>target</VisuallyHidden> {target}
            </span>
          )}
        </span>
        {progress !== null && (
          <>
            <ShareBar percent={progress} />
            <VisuallyHidden>{progress}% of the way</VisuallyHidden>
          </>
        )}
      </Stack>
      <Sparkline values={sparkline} label={sparklineText(sparkline, units)} />
    </div>
  );
}
