import {
  addDays,
  type CalendarDay,
  daysBetween,
  mondayOf,
  weeksOut,
} from '../calendar/calendar-day.ts';
import { netKcalPerMinute } from '../energy/exercise-cost.ts';
import type { CardioColumns } from './make-cardio-plan.ts';
import { EASY_WALK, STEADY } from './modality.ts';
import { FRESH_LEGS_NOTE, FRESH_LEGS_WEEKS, SAME_MINUTES_NOTE } from './progression.ts';
import { type CardioDay, REST } from './schedule.ts';
import { cardioEffortText } from './zone-text.ts';

type StoredCardio = CardioColumns['cardioProgression'];

interface Asked {
  day: CalendarDay;
  /** The next show from that day on, or null. */
  show: CalendarDay | null;
  /** The days of all of them: none has cardio. */
  showDays: readonly CalendarDay[];
  weightKg: number;
}

/** A cardio plan as it is in the week of a day. */
export interface CardioWeekOn {
  /** From 1 to the last of `weeks`, in which the plan stays. */
  week: number;
  weeks: number;
  note: string | null;
  /** Monday to Sunday. */
  schedule: CardioDay[];
  /** Minutes of a HIIT or LISS session on average, 0 without any. */
  duration: number;
}

/**
 * A stored plan's days in the week of a day: steady sessions have grown as planned, and in the last 2 weeks before the
 * show they replace intervals, whenever the plan was made. A show day has none. A plan without a start stays in its
 * first week.
 */
export function cardioWeekOn(plan: StoredCardio, asked: Asked): CardioWeekOn {
  const { day, show, showDays, weightKg } = asked;
  const { weeks } = plan;
  const week = cardioWeekNumber(plan, day);
  const isFreshLegs = show !== null && show >= day && weeksOut(day, show) <= FRESH_LEGS_WEEKS;
  const grown = weeks[week - 1];
  const schedule = plan.schedule.map((planned) => {
    if (showDays.includes(addDays(mondayOf(day), planned.weekday))) return onStage(planned);
    return planned.type === 'HIIT' && isFreshLegs
      ? inPlaceOfIntervals(planned, weightKg)
      : lasting(planned, grown?.steadyMinutes?.[planned.weekday] ?? planned.duration);
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

/** The week of a plan on a day: from 1 to the last one, in which it stays. */
export function cardioWeekNumber({ startsOn, weeks }: StoredCardio, day: CalendarDay): number {
  const elapsed = startsOn === undefined ? 0 : Math.floor(daysBetween(startsOn, day) / 7);
  return Math.max(1, Math.min(elapsed + 1, weeks.length));
}

/** What the plan's own week says, unless the show has moved since. */
function noteOf(note: string | undefined, isFreshLegs: boolean): string | null {
  if (isFreshLegs) return FRESH_LEGS_NOTE;
  return note === FRESH_LEGS_NOTE ? SAME_MINUTES_NOTE : (note ?? null);
}

function lasting(day: CardioDay, minutes: number): CardioDay {
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

/** Steady work for as long as the intervals would have taken, on the same machine where it is one for it. */
function inPlaceOfIntervals(day: CardioDay, weightKg: number): CardioDay {
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
