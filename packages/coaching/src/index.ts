export * from './athlete/answers.ts';
export * from './athlete/limits.ts';
export * from './calendar/calendar-day.ts';
export * from './random/seeded.ts';
