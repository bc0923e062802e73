import { capital } from '@posedown/coaching';
import type { ProgressOverview, Units } from '@posedown/contract';
import { useAuth } from '../../../lib/auth-context.ts';
import { formatDay, formatShortDay } from '../../../lib/days.ts';
import { formatNumber } from '../../../lib/numbers.ts';
import { GIRTH_UNIT, lengthFromCm } from '../../../lib/units.ts';
import { Sparkline } from '../../../ui/charts/sparkline.tsx';
import { Card } from '../../../ui/parts/card.tsx';
import { EmptyState } from '../../../ui/parts/empty-state.tsx';
import { LinkButton } from '../../../ui/parts/link-button.tsx';
import { SectionHeader } from '../../../ui/parts/section-header.tsx';
import classes from './overview.module.css';
import { signed } from './overview-text.ts';

const ENTRY: string = '/progress/entry';
type Course = ProgressOverview['bodyFatCourse'];

interface MeasurementsTabProps {
  overview: ProgressOverview;
  units: Units;
}

/** Each girth and the body fat: the latest value, the change since the first, and a chart. */
export function MeasurementsTab({ overview, units }: MeasurementsTabProps) {
  const { isClient } = useAuth();
  const { measurements, bodyFatCourse } = overview;
  const girths = measurements.girths.filter(({ course }) => course.length > 0);
  if (girths.length === 0 && bodyFatCourse.length === 0) {
    return (
      <EmptyState
        title="Nothing measured in the last 16 weeks"
        action={
          isClient && (
            <LinkButton to={ENTRY} variant="default" size="md">
              Log measurements
            </LinkButton>
          )
        }
      >
        A tape around chest, waist, arms, thighs, neck and hips every two weeks shows what the scale
        can’t.
      </EmptyState>
    );
  }
  const own = (course: Course) =>
    course.map(({ date, value }) => ({ date, value: lengthFromCm(value, units) }));
  return (
    <Card as="section" labelledBy="measurements" gap="md">
      <SectionHeader
        id="measurements"
        title="Measurements"
        intro={measurements.lastMeasured && `Last measured ${formatDay(measurements.lastMeasured)}`}
        actions={
          isClient && (
            <LinkButton to={ENTRY} variant="default" size="md">
              Log measurements
            </LinkButton>
          )
        }
      />
      <ul className={classes.measures}>
        {girths.map(({ girth, course }) => (
          <Measure
            key={girth}
            name={capital(girth)}
            course={own(course)}
            unit={GIRTH_UNIT[units]}
          />
        ))}
        {bodyFatCourse.length > 0 && <Measure name="Body fat" course={bodyFatCourse} unit="%" />}
      </ul>
    </Card>
  );
}

interface MeasureProps {
  name: string;
  /** Oldest first, in the athlete's own unit. */
  course: Course;
  unit: string;
}

function Measure({ name, course, unit }: MeasureProps) {
  const [first, last] = [course[0], course.at(-1)];
  if (!first || !last) return null;
  const change = `${signed(last.value - first.value)} ${unit} since ${formatShortDay(first.date)}`;
  return (
    <li className={classes.measure}>
      <div>
        <p className={classes.measureName}>{name}</p>
        <p className={classes.measureValue}>
          {formatNumber(last.value, 1)} <span className={classes.unit}>{unit}</span>
        </p>
        <p className={classes.words}>{course.length > 1 ? change : 'Measured once'}</p>
      </div>
      <Sparkline values={course.map(({ value }) => value)} label={`${name}: ${change}`} />
      {course.length > 1 && (
        <details className={classes.numbers}>
          <summary>All {course.length} numbers</summary>
          <ol reversed>
            {course.toReversed().map(({ date, value }) => (
              <li key={date}>
                <time dateTime={date}>{formatDay(date)}</time>
                <span>
                  {formatNumber(value, 1)} {unit}
                </span>
              </li>
            ))}
          </ol>
        </details>
      )}
    </li>
  );
}
