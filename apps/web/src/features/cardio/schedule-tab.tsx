import { capital } from '@posedown/coaching';
import type { CardioPlanReply, CardioScheduleDay } from '@posedown/contract';
import { formatNumber } from '../../lib/numbers.ts';
import { textInUnits } from '../../lib/text-in-units.ts';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { EmptyState } from '../../ui/parts/empty-state.tsx';
import { FactList } from '../../ui/parts/fact-list.tsx';
import { LinkButton } from '../../ui/parts/link-button.tsx';
import { Stat } from '../../ui/parts/stat.tsx';
import classes from './cardio-plan.module.css';
import { NoIntervals } from './plan-notice.tsx';
import { peakText, sessionPath } from './session-links.ts';

/** The week, Monday to Sunday, with its totals. */
export function ScheduleTab({ plan: cardio }: { plan: CardioPlanReply }) {
  const { plan, weekday, intervalBar } = cardio;
  if (!plan) {
    return (
      <EmptyState title="No cardio plan yet">
        It’s based on your answers about time and equipment.
      </EmptyState>
    );
  }
  const days = plan.schedule.filter(({ type }) => type !== 'Rest').length;
  const hasIntervals = plan.schedule.some(({ type }) => type === 'HIIT');
  return (
    <Stack>
      {intervalBar && hasIntervals && <NoIntervals why={intervalBar} />}
      <Card className={classes.stats}>
        <Stat label="Minutes a week" value={plan.weeklyMinutes} unit="min" />
        <Stat label="Days a week" value={days} unit={days === 1 ? 'day' : 'days'} />
        <Stat
          label="Calories a week"
          value={formatNumber(plan.weeklyCalories)}
          unit="kcal"
          note="net"
        />
      </Card>
      <p className={classes.muted}>
        {plan.weeks > 0 && `Week ${plan.week} of ${plan.weeks}. `}
        {plan.note}
      </p>
      <ol className={classes.days}>
        {plan.schedule.map((day) => (
          <Day key={day.weekday} {...{ day, cardio }} isToday={day.weekday === weekday} />
        ))}
      </ol>
      <Card gap="md">
        {plan.notes.map((note) => (
          <p key={note} className={classes.muted}>
            {textInUnits(note, cardio.units)}
          </p>
        ))}
      </Card>
    </Stack>
  );
}

interface DayProps {
  day: CardioScheduleDay;
  cardio: CardioPlanReply;
  isToday: boolean;
}

function Day({ day, cardio, isToday }: DayProps) {
  const { units, intervalBar } = cardio;
  const peakDay = isToday && cardio.peakDay;
  const path = sessionPath(day.type, intervalBar);
  return (
    <Card as="li" className={classes.day}>
      <Row gap="sm" align="baseline" tight>
        <h2 className={classes.dayName}>{day.day}</h2>
        {isToday && <span className={classes.today}>Today</span>}
        <span className={classes.type}>
          {day.type}
          {path && `, ${day.duration} min`}
        </span>
      </Row>
      {peakDay && <p>{peakText(peakDay)}</p>}
      <p className={classes.muted}>{textInUnits(day.description, units)}</p>
      {path && (
        <>
          <FactList
            className={classes.facts}
            facts={[
              ['Intensity', capital(day.intensity)],
              ['Equipment', day.equipment],
              ['Heart rate', together(day.heartRateZone)],
              ['Calories', `${day.calories} kcal net`],
            ]}
          />
          <LinkButton to={path} size="md" variant="default">
            {day.type === 'HIIT' && intervalBar ? 'Start steady session' : 'Start Session'}
          </LinkButton>
        </>
      )}
    </Card>
  );
}

/** Keeps a range and its unit on one line. */
const together = (zone: string) => zone.replace(/-(\d+) bpm$/, '\u2060-\u2060$1\u00a0bpm');
