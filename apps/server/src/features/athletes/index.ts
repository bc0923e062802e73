export { listIntakes } from './activity/queries.ts';
export { refusePastShow } from './change-profile.ts';
export { reportScreening } from './facts/report-screening.ts';
export { shouldAskForFacts } from './facts/show-facts.ts';
export { findAfterShow, toAfterShow } from './find-after-show.ts';
export { type AthleteCall, athleteOf, findVisibleAthlete } from './find-visible-athlete.ts';
export {
  dietStartsOf,
  listDietStarts,
  lowDaysBefore,
  warnOfDeficit,
} from './health/active-plans.ts';
export { nameConditions } from './health/change-conditions.ts';
export { raiseConditionAlert } from './health/condition-alert.ts';
export { healthFacts } from './health/health-facts.ts';
export { listFollowedPhases, listMealPlanAims } from './health/queries.ts';
export {
  dietOf,
  findCurrentBody,
  findLatest,
  findPlanAnswers,
  toPlanAnswers,
} from './plan-answers.ts';
export { isOnTeam } from './policy.ts';
export {
  dropAnsweredShow,
  findHeadCoachId,
  findLatestBody,
  findPerson,
  insertPerson,
  isEmailTaken,
  latestBodyFat,
  lockAthletesOf,
  lockPerson,
  lockPersonShared,
  type NewPerson,
  type Person,
  updatePerson,
} from './queries.ts';
export { changeVersion, findStanding, moveAthletes } from './roster/queries.ts';
export { COURSE_WEEKS } from './roster/record-week.ts';
export { refreshRosterEntry, refreshRosterOf } from './roster/refresh-roster-entry.ts';
export { refreshStaleRoster } from './roster/refresh-stale-roster.ts';
export { readStandings, type Standing } from './roster/standing/read-standing.ts';
export { addAthleteRoutes } from './routes.ts';
export { hasTag, listTagged } from './tags/queries.ts';
export { refreshStanding, writeForAthlete } from './write-for-athlete.ts';
