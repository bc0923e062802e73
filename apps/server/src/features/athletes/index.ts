export { findVisibleAthlete } from './find-visible-athlete.ts';
export { handOverAthlete } from './hand-over/hand-over-athlete.ts';
export { moveAthletesOf } from './hand-over/queries.ts';
export { findLatest, toPlanAnswers } from './plan-answers.ts';
export { isOnTeam } from './policy.ts';
export {
  findHeadCoachId,
  findLatestBody,
  findPerson,
  holdPerson,
  insertPerson,
  type NewPerson,
  type Person,
  updatePerson,
} from './queries.ts';
export { findStanding, listWeighIns, renewVersion, TREND_DAYS } from './roster/queries.ts';
export { COURSE_WEEKS } from './roster/record-week.ts';
export { refreshRosterEntry } from './roster/refresh-roster-entry.ts';
export { refreshRosterOf, refreshStaleRoster } from './roster/refresh-stale-roster.ts';
export { addAthleteRoutes } from './routes.ts';
export { dropAnsweredShow, findNextShow, type NextShow, nextShow } from './shows/queries.ts';
