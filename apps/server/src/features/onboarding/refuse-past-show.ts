import { calendarDayIn } from '@posedown/coaching';
import { AppError } from '../../platform/errors.ts';

interface Show {
  competitionDate?: string | undefined;
  timezone: string;
}

/** @throws AppError `invalid_input` for a show that is not after the athlete's today. */
export function refusePastShow({ competitionDate, timezone }: Show, now: Date) {
  if (competitionDate === undefined || competitionDate > calendarDayIn(now, timezone)) return;
  const message = 'Competition date must be in the future';
  throw new AppError('invalid_input', {
    userMessage: message,
    issues: [{ path: 'competitionDate', message }],
  });
}
