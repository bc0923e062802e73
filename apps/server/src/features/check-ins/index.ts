export { bumpCheckIn, hasCheckIn } from './queries.ts';
export { addCheckInRoutes } from './routes.ts';
export { moveDueDayForPause } from './schedules/change-schedule.ts';
export { deleteSchedule, type StoredSchedule } from './schedules/queries.ts';
export {
  closeOlder,
  findWeekly,
  fromJsonWeekly,
  type JsonWeekly,
  latestWeekly,
  updateWeekly,
  type WeeklyWithReply,
} from './weekly/queries.ts';
export { weeklyReplies } from './weekly/show-weekly.ts';
export type { MeasurementsChange } from './weekly/submit-weekly.ts';
