import type { ClientCard, Units } from '@posedown/contract';
import { ShareBar } from '../../ui/charts/share-bar.tsx';
import { Sparkline } from '../../ui/charts/sparkline.tsx';
import { VisuallyHidden } from '../../ui/parts/visually-hidden.tsx';
import {
  checkInText,
  rateText,
  showText,
  sparklineText,
  weeklyText,
  weightSentence,
} from './athlete-text.ts';
import classes from './row-figures.module.css';

interface RowFiguresProps {
  athlete: ClientCard;
  /** The coach's units. */
  units: Units;
}

/** Phase, show, rate, weight, adherence and check-in, each with its label. */
export function RowFigures({ athlete, units }: RowFiguresProps) {
  return (
    <>
      <span className={classes.phase}>
        <span className={classes.label}>Phase</span>
        {athlete.phase ?? '–'}
      </span>
      <Show athlete={athlete} />
      <Rate athlete={athlete} />
      <Weight athlete={athlete} units={units} />
      <Adherence athlete={athlete} />
      <CheckIn athlete={athlete} />
    </>
  );
}

function Show({ athlete: { weeksOut } }: { athlete: ClientCard }) {
  const show = showText(weeksOut);
  return (
    <span className={classes.show}>
      <span className={classes.label}>Competition</span>
      {show ? (
        <span data-urgency={show.urgency}>{show.weeks}</span>
      ) : (
        <span className={classes.none}>No show set</span>
      )}
    </span>
  );
}

function Rate({ athlete: { weeklyPercent, pace } }: { athlete: ClientCard }) {
  return (
    <span className={classes.rate}>
      <span className={classes.label}>Weight change a week</span>
      <span data-off={(pace !== null && pace !== 'on') || undefined}>
        {rateText(weeklyPercent) ?? '–'}
        {pace !== null && pace !== 'on' && <VisuallyHidden> {pace} plan</VisuallyHidden>}
      </span>
    </span>
  );
}

function Weight({ athlete, units }: RowFiguresProps) {
  const { weight, target } = weightSentence(athlete, units);
  const { sparkline } = athlete;
  return (
    <span
      className={classes.weight}
      title={weight ? (target ? `${weight}, target ${target}` : weight) : undefined}
    >
      <span className={classes.label}>Weight</span>
      <span className={classes.number}>
        {weight ?? '–'}
        {target && <VisuallyHidden>, target {target}</VisuallyHidden>}
      </span>
      <Sparkline values={sparkline} label={sparklineText(sparkline, units)} />
    </span>
  );
}

function Adherence({ athlete: { compliance, status } }: { athlete: ClientCard }) {
  return (
    <span className={classes.compliance}>
      <span className={classes.label}>Adherence</span>
      <span className={classes.number}>{compliance === null ? '–' : `${compliance}%`}</span>
      {compliance !== null && <ShareBar percent={compliance} status={status} />}
    </span>
  );
}

function CheckIn({ athlete: { weekly, lastCheckIn, today } }: { athlete: ClientCard }) {
  return (
    <span className={classes.checkIn}>
      <span className={classes.label}>Check-in</span>
      <span
        data-state={weekly?.state ?? undefined}
        title={`Last: ${checkInText(lastCheckIn, today)}`}
      >
        {weeklyText(weekly) ?? checkInText(lastCheckIn, today)}
      </span>
    </span>
  );
}
