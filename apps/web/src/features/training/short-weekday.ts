import { WEEKDAY_NAMES } from '@posedown/coaching';

/** 'Mon' for 1, the first day of a week. */
export const shortWeekday = (day: number) => (WEEKDAY_NAMES[day - 1] ?? '').slice(0, 3);
