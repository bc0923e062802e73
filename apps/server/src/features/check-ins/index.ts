export { findSchedule, type StoredSchedule } from './forms/queries.ts';
export { bumpCheckIn, hasCheckIn } from './queries.ts';
export { addCheckInRoutes } from './routes.ts';
export {
  closeOlder,
  findWeekly,
  listWeekly,
  updateWeekly,
  type WeeklyWithReply,
} from './weekly/queries.ts';
export { weeklyReplies } from './weekly/show-weekly.ts';
