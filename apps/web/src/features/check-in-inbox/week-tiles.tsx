import type { CheckInReview } from '@posedown/contract';
import { formatNumber } from '../../lib/numbers.ts';
import { formatWater, formatWeight } from '../../lib/units.ts';
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
  return (
    <table className={classes.tiles}>
      <caption className={classes.caption}>
        Adherence {review.adherence.percent === null ? '–' : `${review.adherence.percent}%`}
        <span className={classes.parts}>{partsText(review)}</span>
      </caption>
      <thead>
        <tr>
          <th scope="col">Week</th>
          <th scope="col">Now</th>
          <th scope="col">Before</th>
          <th scope="col">4 wk ago</th>
        </tr>
      </thead>
      <tbody>
        {tilesOf(review).map(({ label, value, goal, before, earlier, isLow }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td data-low={isLow || undefined}>
              {value}
              {goal && <span className={classes.goal}> of {goal}</span>}
            </td>
            <td>{before}</td>
            <td>{earlier}</td>
          </tr>
        ))}
      </tbody>
    </table>
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
