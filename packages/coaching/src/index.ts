export * from './athlete/answers.ts';
export * from './athlete/limits.ts';
export * from './calendar/calendar-day.ts';
export * from './random/seeded.ts';
export * from './result/not-enough-data.ts';
export * from './simulation/simulate-day.ts';
export * from './simulation/simulated-athlete.ts';
export * from './simulation/tissue.ts';
