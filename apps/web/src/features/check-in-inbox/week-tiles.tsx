import type { CheckInReview } from '@posedown/contract';
import { formatNumber } from '../../lib/numbers.ts';
import { formatWater, formatWeight } from '../../lib/units.ts';
import { VisuallyHidden } from '../../ui/parts/visually-hidden.tsx';
import classes from './review.module.css';

type Week = CheckInReview['weeks']['now'];

interface Tile {
  label: string;
  value: string;
  /** What was planned. */
  goal?: string | undefined;
  /** The same a week and four weeks ago. */
  before: string;
  earlier: string;
  /** Whether it misses its goal by much. */
  isLow?: boolean;
}

/** The week in figures, against the week before and four weeks ago. */
export function WeekTiles({ review }: { review: CheckInReview }) {
  const { percent } = review.adherence;
  return (
    <section className={classes.block} aria-labelledby="review-week">
      <div className={classes.cardHead}>
        <h3 id="review-week" className={classes.title}>
          This week
          {percent !== null && <span className={classes.muted}> adherence {percent}%</span>}
        </h3>
        <p className={classes.reading}>Small figures: last week · 4 weeks ago</p>
      </div>
      <p className={classes.reading}>{partsText(review)}</p>
      <dl className={classes.tiles}>
        {tilesOf(review).map(({ label, value, goal, before, earlier, isLow }) => (
          <div key={label} className={classes.tile}>
            <dt>{label}</dt>
            <dd className={classes.value} data-low={isLow || undefined}>
              {value}
              {goal && <span className={classes.muted}> of {goal}</span>}
            </dd>
            <dd className={classes.past}>
              <span>
                <VisuallyHidden>Last week </VisuallyHidden>
                {before}
              </span>
              {' · '}
              <span>
                <VisuallyHidden>Four weeks ago </VisuallyHidden>
                {earlier}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const PART_LABELS = {
  meals: 'meals',
  training: 'training',
  cardio: 'cardio',
  checkIns: 'check-ins',
};

const partsText = ({ adherence: { parts } }: CheckInReview) =>
  parts.map(({ part, done, planned }) => `${PART_LABELS[part]} ${done}/${planned}`).join(' · ');

function tilesOf({ weeks, athlete }: CheckInReview): Tile[] {
  const { now, before, fourWeeksAgo, planned } = weeks;
  const tile = (
    label: string,
    of: (week: Week) => string | null,
    goal?: string | null,
    isLow = false,
  ): Tile => ({
    ...{
      label,
      value: of(now) ?? '–',
      before: of(before) ?? '–',
      earlier: of(fourWeeksAgo) ?? '–',
    },
    ...{ goal: goal ?? undefined, isLow },
  });
  const number = (value: number | null, digits = 0) =>
    value === null ? null : formatNumber(value, digits);
  return [
    tile('Weight', ({ weightKg }) =>
      weightKg === null ? null : formatWeight(weightKg, athlete.units),
    ),
    tile('Calories', ({ kcal }) => number(kcal), number(planned.kcal)),
    tile('Protein, g', ({ proteinG }) => number(proteinG), number(planned.proteinG)),
    tile('Days logged', ({ diaryDays }) => number(diaryDays), '7', now.diaryDays < 5),
    tile(
      'Workouts',
      ({ workouts }) => number(workouts),
      number(planned.workouts),
      planned.workouts !== null && now.workouts < planned.workouts,
    ),
    tile('Session RPE', ({ rpe }) => number(rpe, 1)),
    tile(
      'Cardio, min',
      ({ cardioMinutes }) => number(cardioMinutes),
      number(planned.cardioMinutes),
      planned.cardioMinutes !== null && now.cardioMinutes < 0.75 * planned.cardioMinutes,
    ),
    tile('Steps a day', ({ steps }) => number(steps)),
    tile('Sleep, h', ({ sleepHours }) => number(sleepHours, 1), null, (now.sleepHours ?? 8) < 6),
    tile('Energy', ({ energy }) => number(energy, 1)),
    tile('Stress', ({ stress }) => number(stress, 1)),
    tile('Water', ({ waterLiters }) =>
      waterLiters === null ? null : formatWater(waterLiters, athlete.units),
    ),
    tile('Posing, min', ({ posingMinutes }) => number(posingMinutes)),
    tile('Supplements', ({ supplements }) => number(supplements)),
  ].filter(({ value, before: last, earlier }) =>
    [value, last, earlier].some((text) => text !== '–' && text !== '0'),
  );
}
