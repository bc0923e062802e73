import {
  addDays,
  type CalendarDay,
  daysBetween,
  mondayOf,
  weeksOut,
} from '../calendar/calendar-day.ts';
import { netKcalPerMinute } from '../energy/exercise-cost.ts';
import type { CardioColumns } from './generate-cardio-plan.ts';
import { EASY_WALK, STEADY } from './modality.ts';
import { FRESH_LEGS_NOTE, FRESH_LEGS_WEEKS, SAME_MINUTES_NOTE } from './progression.ts';
import { type CardioDay, REST } from './schedule.ts';
import { cardioEffortText } from './zone-text.ts';

type StoredCardio = CardioColumns['cardioProgression'];

interface WeekQuery {
  day: CalendarDay;
  /** The next show from that day on, or null. */
  show: CalendarDay | null;
  /** All show days, which have no cardio. */
  showDays: readonly CalendarDay[];
  weightKg: number;
}

/** A cardio plan in the week of a day. */
export interface CardioWeekOn {
  /** From 1 to the last of `weeks`, where the plan stays. */
  week: number;
  weeks: number;
  note: string | null;
  /** Monday to Sunday. */
  schedule: CardioDay[];
  /** Average minutes of a HIIT or LISS session; 0 without any. */
  duration: number;
}

/**
 * A stored plan's days in the week of a day. Steady sessions grow as planned, and in the last 2
 * weeks before the show they replace intervals, even in plans created later. A show day has no
 * cardio. A plan without a start date stays in its first week.
 */
export function cardioWeekOn(plan: StoredCardio, query: WeekQuery): CardioWeekOn {
  const { day, show, showDays, weightKg } = query;
  const { weeks } = plan;
  const week = cardioWeekNumber(plan, day);
  const isFreshLegs = show !== null && show >= day && weeksOut(day, show) <= FRESH_LEGS_WEEKS;
  const grown = weeks[week - 1];
  const schedule = plan.schedule.map((planned) => {
    if (showDays.includes(addDays(mondayOf(day), planned.weekday))) return onStage(planned);
    return planned.type === 'HIIT' && isFreshLegs
      ? steadyReplacement(planned, weightKg)
      : withDuration(planned, grown?.steadyMinutes?.[planned.weekday] ?? planned.duration);
  });
  const sessions = schedule.filter(({ type }) => type === 'HIIT' || type === 'LISS');
  const minutes = sessions.reduce((sum, { duration }) => sum + duration, 0);
  return {
    week,
    weeks: weeks.length,
    note: noteOf(grown?.note, isFreshLegs && sessions.length > 0),
    schedule,
    duration: sessions.length === 0 ? 0 : Math.round(minutes / sessions.length),
  };
}

/** The week of a plan on a day: from 1 to the last one, where it stays. */
export function cardioWeekNumber({ startsOn, weeks }: StoredCardio, day: CalendarDay): number {
  const elapsed = startsOn === undefined ? 0 : Math.floor(daysBetween(startsOn, day) / 7);
  return Math.max(1, Math.min(elapsed + 1, weeks.length));
}

/** The note of the plan's week, unless the show has moved since. */
function noteOf(note: string | undefined, isFreshLegs: boolean): string | null {
  if (isFreshLegs) return FRESH_LEGS_NOTE;
  return note === FRESH_LEGS_NOTE ? SAME_MINUTES_NOTE : (note ?? null);
}

function withDuration(day: CardioDay, minutes: number): CardioDay {
  if (minutes === day.duration) return day;
  const calories = Math.round((day.calories / day.duration) * minutes);
  return { ...day, duration: minutes, calories };
}

const onStage = (day: CardioDay): CardioDay => ({
  ...day,
  ...REST,
  type: 'Rest',
  description: 'Show day: no cardio.',
});

/** Steady cardio with the duration of the intervals, on the same machine if possible. */
function steadyReplacement(day: CardioDay, weightKg: number): CardioDay {
  const [walk = EASY_WALK] = STEADY;
  const { exerciseId, equipment, description, mets } =
    STEADY.find((modality) => modality.exerciseId === day.exerciseId) ?? walk;
  return {
    ...day,
    ...{ exerciseId, equipment, description },
    type: 'LISS',
    intensity: 'low',
    calories: Math.round(netKcalPerMinute(mets, weightKg) * day.duration),
    heartRateZone: cardioEffortText('LISS'),
  };
}
