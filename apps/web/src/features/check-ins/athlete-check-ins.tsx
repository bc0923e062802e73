import { calls } from 'virtual:contract-calls';
import { capital } from '@posedown/coaching';
import type { CheckIn, Units } from '@posedown/contract';
import { formatWeekday, withYear } from '../../lib/days.ts';
import { useOlderDays } from '../../lib/older-days.ts';
import { Sparkline } from '../../ui/charts/sparkline.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { Facts } from '../../ui/parts/facts.tsx';
import { MoreButton } from '../../ui/parts/more-button.tsx';
import { Portions } from '../../ui/parts/portions.tsx';
import { QueryFallback } from '../../ui/parts/query-fallback.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import { Skeleton, SkeletonArea } from '../../ui/parts/skeleton.tsx';
import { Stat } from '../../ui/parts/stat.tsx';
import { useCheckIns } from './api.ts';
import { answersIn, courseOf, type Felt, meanText, trendText } from './check-in-text.ts';
import classes from './check-ins.module.css';

const SHOWN = 5;

interface AthleteCheckInsProps {
  athleteId: string;
  units: Units;
}

/** An athlete's recent check-ins with their trends, for their coach. */
export function AthleteCheckIns({ athleteId, units }: AthleteCheckInsProps) {
  const checkIns = useCheckIns(athleteId);
  if (!checkIns.data) {
    return (
      <QueryFallback query={checkIns} what="the check-ins">
        <SkeletonArea label="Loading the check-ins">
          <Skeleton height="28rem" />
        </SkeletonArea>
      </QueryFallback>
    );
  }
  const shown = { athleteId, checkIns: checkIns.data, units };
  return (
    <Card as="section" labelledBy="check-ins" gap="md">
      <SectionHeader id="check-ins" title="Check-ins" intro="The last four weeks." />
      {checkIns.data.length === 0 ? (
        <>
          <p className={classes.quiet}>No check-ins in this period. Try sending a message.</p>
          <OlderDays {...shown} />
        </>
      ) : (
        <>
          <div className={classes.trends}>
            <Trend checkIns={checkIns.data} felt="energy" label="Energy" unit="of 10" />
            <Trend checkIns={checkIns.data} felt="mood" label="Mood" />
            <Trend checkIns={checkIns.data} felt="sleep" label="Sleep" unit="h" />
          </div>
          <LastDays {...shown} />
        </>
      )}
    </Card>
  );
}

interface TrendProps {
  checkIns: readonly CheckIn[];
  felt: Felt;
  label: string;
  unit?: string;
}

function Trend({ checkIns, felt, label, unit }: TrendProps) {
  const course = courseOf(checkIns, felt);
  const trend = trendText(course);
  return (
    <div className={classes.trend}>
      <Stat
        label={`${label}, mean`}
        value={meanText(checkIns, felt)}
        unit={course.length === 0 ? undefined : unit}
        note={capital(trend)}
      />
      <Sparkline values={course} label={`${label}: ${trend} over ${course.length} check-ins`} />
    </div>
  );
}

interface DaysProps extends AthleteCheckInsProps {
  checkIns: readonly CheckIn[];
}

function LastDays(props: DaysProps) {
  const { checkIns, units } = props;
  return (
    <Portions
      items={checkIns}
      name="check-ins"
      first={SHOWN}
      more={checkIns.length}
      rest={<OlderDays {...props} />}
      className={classes.days}
    >
      {(checkIn) => <Day key={checkIn.id} checkIn={checkIn} units={units} />}
    </Portions>
  );
}

/** Older check-ins, as far as loaded. */
function OlderDays({ athleteId, checkIns, units }: DaysProps) {
  const { rows, list } = useOlderDays(calls.listCheckIns, athleteId, checkIns);
  return (
    <>
      {rows.length > 0 && (
        <ul className={classes.days}>
          {rows.map((checkIn) => (
            <Day key={checkIn.id} checkIn={checkIn} units={units} />
          ))}
        </ul>
      )}
      <MoreButton list={list}>Show older check-ins</MoreButton>
    </>
  );
}

const Day = ({ checkIn, units }: { checkIn: CheckIn; units: Units }) => (
  <li tabIndex={-1}>
    <time dateTime={checkIn.date} className={classes.quiet}>
      {withYear(formatWeekday, checkIn.date)}
    </time>
    <p className={classes.words}>
      <Facts of={answersIn(checkIn, units)} />
    </p>
    {checkIn.notes && <p className={classes.notes}>{checkIn.notes}</p>}
  </li>
);
