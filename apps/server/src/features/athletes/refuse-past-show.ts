import { calendarDayIn } from '@posedown/coaching';
import { badField } from '../../platform/errors.ts';

interface Show {
  competitionDate?: string | undefined;
  timezone: string;
}

/** @throws AppError `invalid_input` for a show that is not after the athlete's today. */
export function refusePastShow({ competitionDate, timezone }: Show, now: Date) {
  if (competitionDate === undefined || competitionDate > calendarDayIn(now, timezone)) return;
  throw badField('competitionDate', 'Competition date must be in the future');
}
