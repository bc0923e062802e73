import type { ClientCard, Units } from '@posedown/contract';
import { type ComponentType, useContext } from 'react';
import { formatDaysAway, todayIn } from '../../lib/days.ts';
import { ShareBar } from '../../ui/charts/share-bar.tsx';
import { Sparkline } from '../../ui/charts/sparkline.tsx';
import { VisuallyHidden } from '../../ui/parts/visually-hidden.tsx';
import {
  checkInText,
  goalText,
  rateText,
  showText,
  sparklineText,
  weeklyText,
  weightSentence,
} from './athlete-text.ts';
import type { ColumnId } from './columns/roster-columns.ts';
import classes from './row-figures.module.css';
import { RowNeeds } from './row-needs.tsx';
import { UnreadContext } from './unread-context.ts';

interface RowFigureProps {
  athlete: ClientCard;
  /** The coach's units. */
  units: Units;
}

const FIGURES: Record<ColumnId, ComponentType<RowFigureProps>> = {
  why: RowNeeds,
  phase: Phase,
  show: Show,
  rate: Rate,
  weight: Weight,
  compliance: Adherence,
  due: CheckIn,
  'check-in': LastCheckIn,
  task: NextTask,
  unread: Unread,
  tags: TagsFigure,
  progress: Progress,
  goal: Goal,
};

/** What a column says about an athlete, with its label. */
export function RowFigure({ id, ...props }: RowFigureProps & { id: ColumnId }) {
  const Figure = FIGURES[id];
  return <Figure {...props} />;
}

function Phase({ athlete: { phase } }: RowFigureProps) {
  return (
    <span className={classes.phase}>
      <span className={classes.label}>Phase</span>
      {phase ?? '–'}
    </span>
  );
}

function Show({ athlete: { weeksOut } }: RowFigureProps) {
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

function Rate({ athlete: { weeklyPercent, pace } }: RowFigureProps) {
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

function Weight({ athlete, units }: RowFigureProps) {
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

function Adherence({ athlete: { compliance, status } }: RowFigureProps) {
  return (
    <span className={classes.compliance}>
      <span className={classes.label}>Adherence</span>
      <span className={classes.number}>{compliance === null ? '–' : `${compliance}%`}</span>
      {compliance !== null && <ShareBar percent={compliance} status={status} />}
    </span>
  );
}

function CheckIn({ athlete: { weekly, lastCheckIn, today } }: RowFigureProps) {
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

function LastCheckIn({ athlete: { lastCheckIn, today } }: RowFigureProps) {
  return (
    <span>
      <span className={classes.label}>Last check-in</span>
      {checkInText(lastCheckIn, today)}
    </span>
  );
}

function NextTask({ athlete: { nextTask } }: RowFigureProps) {
  const due = nextTask && formatDaysAway(todayIn(), nextTask.dueOn);
  return (
    <span title={nextTask ? `${nextTask.text} (${due})` : undefined}>
      <span className={classes.label}>Next task</span>
      {nextTask ? (
        <span data-late={nextTask.dueOn < todayIn() || undefined}>
          {nextTask.text}
          <VisuallyHidden>, {due}</VisuallyHidden>
        </span>
      ) : (
        '–'
      )}
    </span>
  );
}

function Unread({ athlete: { id } }: RowFigureProps) {
  const count = useContext(UnreadContext)(id);
  return (
    <span className={classes.unread}>
      <span className={classes.label}>Unread messages</span>
      {count || '–'}
    </span>
  );
}

function Progress({ athlete: { progress } }: RowFigureProps) {
  return (
    <span className={classes.progress}>
      <span className={classes.label}>Progress to target weight</span>
      <span className={classes.number}>{progress === null ? '–' : `${progress}%`}</span>
      {progress !== null && <ShareBar percent={progress} />}
    </span>
  );
}

function Goal({ athlete }: RowFigureProps) {
  const goal = goalText(athlete);
  return (
    <span title={goal}>
      <span className={classes.label}>Goal</span>
      {goal}
    </span>
  );
}

function TagsFigure({ athlete: { tags } }: RowFigureProps) {
  return tags.length > 0 ? <Tags tags={tags} /> : <span className={classes.none}>–</span>;
}

/** The coach's tags on an athlete. In a table only those that fit; all are in the tooltip. */
export function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <p className={classes.tags} title={tags.join(', ')}>
      <VisuallyHidden>Tags: </VisuallyHidden>
      {tags.map((tag) => (
        <span key={tag} className={classes.chip}>
          {tag}
        </span>
      ))}
    </p>
  );
}
