import { accountEndpoints } from './account.ts';
import { adminEndpoints } from './admin.ts';
import { alertEndpoints } from './alerts.ts';
import { analyticsEndpoints } from './analytics.ts';
import { assistantEndpoints } from './assistant.ts';
import { athleteEndpoints } from './athletes.ts';
import { authEndpoints } from './auth.ts';
import { cardioEndpoints } from './cardio.ts';
import { checkInFormEndpoints } from './check-in-forms.ts';
import { checkInReviewEndpoints } from './check-in-reviews.ts';
import { checkInEndpoints } from './check-ins.ts';
import { clientEndpoints } from './clients.ts';
import { coachNoteEndpoints } from './coach-notes.ts';
import { competitionEndpoints } from './competitions.ts';
import { configEndpoints } from './config.ts';
import { dashboardEndpoints } from './dashboard.ts';
import { endingEndpoints } from './endings.ts';
import { eventEndpoints } from './events.ts';
import { exerciseEndpoints } from './exercises.ts';
import { healthEndpoints } from './health.ts';
import { holdEndpoints } from './holds.ts';
import { invitationEndpoints } from './invitations.ts';
import { messageEndpoints } from './messages.ts';
import { newPlansEndpoints } from './new-plans.ts';
import { noticeEndpoints } from './notices.ts';
import { nutritionEndpoints } from './nutrition.ts';
import { nutritionLogEndpoints } from './nutrition-logs.ts';
import { overviewEndpoints } from './overview.ts';
import { peakWeekEndpoints } from './peak-week.ts';
import { photoEndpoints } from './photos.ts';
import { planChangeEndpoints } from './plan-changes.ts';
import { posingEndpoints } from './posing.ts';
import { progressEndpoints } from './progress.ts';
import { proposalEndpoints } from './proposals.ts';
import { protocolEndpoints } from './protocols.ts';
import { regenerateEndpoints } from './regenerate-program.ts';
import { rosterLayoutEndpoints } from './roster-layout.ts';
import { scheduledMessageEndpoints } from './scheduled-messages.ts';
import { snippetEndpoints } from './snippets.ts';
import { supplementEndpoints } from './supplements.ts';
import { tagEndpoints } from './tags.ts';
import { taskEndpoints } from './tasks.ts';
import { timelineEndpoints } from './timeline.ts';
import { trainingEndpoints } from './training-endpoints.ts';
import { trainingPlanEndpoints } from './training-plans.ts';
import { voiceNoteEndpoints } from './voice-notes.ts';
import { weeklyCheckInEndpoints } from './weekly-check-ins.ts';

export * from './account.ts';
export * from './admin.ts';
export * from './alerts.ts';
export * from './analytics.ts';
export * from './assistant.ts';
export * from './athletes.ts';
export * from './auth.ts';
export * from './cardio.ts';
export * from './check-in-forms.ts';
export * from './check-in-reviews.ts';
export * from './check-ins.ts';
export * from './clients.ts';
export * from './coach-notes.ts';
export * from './common.ts';
export * from './competitions.ts';
export * from './config.ts';
export * from './dashboard.ts';
export * from './email.ts';
export * from './endings.ts';
export * from './endpoint.ts';
export * from './errors.ts';
export * from './events.ts';
export * from './exercises.ts';
export * from './health.ts';
export * from './holds.ts';
export * from './invitations.ts';
export * from './message-links.ts';
export * from './messages.ts';
export * from './milestones.ts';
export * from './new-plans.ts';
export * from './notices.ts';
export * from './nutrition.ts';
export * from './nutrition-logs.ts';
export * from './overview.ts';
export * from './pace.ts';
export * from './peak-week.ts';
export * from './photo-marks.ts';
export * from './photos.ts';
export * from './plan-changes.ts';
export * from './posing.ts';
export * from './progress.ts';
export * from './progress-overview.ts';
export * from './proposals.ts';
export * from './protocols.ts';
export * from './regenerate-program.ts';
export * from './roster-layout.ts';
export * from './scheduled-messages.ts';
export * from './snippets.ts';
export * from './supplements.ts';
export * from './tags.ts';
export * from './tasks.ts';
export * from './timeline.ts';
export * from './training.ts';
export * from './training-endpoints.ts';
export * from './training-plans.ts';
export * from './voice-notes.ts';
export * from './weekly-check-ins.ts';
export * from './workout-sessions.ts';

/** All endpoints of the product by name. */
export const endpoints = {
  ...configEndpoints,
  ...authEndpoints,
  ...accountEndpoints,
  ...assistantEndpoints,
  ...athleteEndpoints,
  ...newPlansEndpoints,
  ...healthEndpoints,
  ...adminEndpoints,
  ...alertEndpoints,
  ...analyticsEndpoints,
  ...cardioEndpoints,
  ...checkInEndpoints,
  ...checkInFormEndpoints,
  ...weeklyCheckInEndpoints,
  ...checkInReviewEndpoints,
  ...clientEndpoints,
  ...competitionEndpoints,
  ...coachNoteEndpoints,
  ...holdEndpoints,
  ...invitationEndpoints,
  ...dashboardEndpoints,
  ...endingEndpoints,
  ...eventEndpoints,
  ...messageEndpoints,
  ...noticeEndpoints,
  ...nutritionEndpoints,
  ...nutritionLogEndpoints,
  ...overviewEndpoints,
  ...posingEndpoints,
  ...photoEndpoints,
  ...voiceNoteEndpoints,
  ...peakWeekEndpoints,
  ...planChangeEndpoints,
  ...progressEndpoints,
  ...proposalEndpoints,
  ...protocolEndpoints,
  ...exerciseEndpoints,
  ...rosterLayoutEndpoints,
  ...scheduledMessageEndpoints,
  ...snippetEndpoints,
  ...supplementEndpoints,
  ...tagEndpoints,
  ...taskEndpoints,
  ...timelineEndpoints,
  ...trainingEndpoints,
  ...regenerateEndpoints,
  ...trainingPlanEndpoints,
};
