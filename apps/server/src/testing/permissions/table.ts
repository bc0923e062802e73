import { accountPermissions } from './account.ts';
import { adminPermissions } from './admin.ts';
import { analyticsPermissions } from './analytics.ts';
import { assistantPermissions } from './assistant.ts';
import { athletePermissions } from './athletes.ts';
import { authPermissions } from './auth.ts';
import { cardioPermissions } from './cardio.ts';
import { checkInPermissions } from './check-ins.ts';
import { coachNotePermissions } from './coach-notes.ts';
import { competitionPermissions } from './competitions.ts';
import { dashboardPermissions } from './dashboard.ts';
import { endingPermissions } from './endings.ts';
import { eventPermissions } from './events.ts';
import { insightPermissions } from './insights.ts';
import { invitationPermissions } from './invitations.ts';
import { messagePermissions } from './messages.ts';
import { noticePermissions } from './notices.ts';
import { nutritionPermissions } from './nutrition.ts';
import { peakWeekPermissions } from './peak-week.ts';
import { photoPermissions } from './photos.ts';
import { planChangePermissions } from './plan-changes.ts';
import { posingPermissions } from './posing.ts';
import { progressPermissions } from './progress.ts';
import { proposalPermissions } from './proposals.ts';
import { protocolPermissions } from './protocols.ts';
import { rosterLayoutPermissions } from './roster-layout.ts';
import type { PermissionRow } from './row.ts';
import { scheduledMessagePermissions } from './scheduled-messages.ts';
import { servicePermissions } from './service.ts';
import { snippetPermissions } from './snippets.ts';
import { supplementPermissions } from './supplements.ts';
import { tagPermissions } from './tags.ts';
import { taskPermissions } from './tasks.ts';
import { timelinePermissions } from './timeline.ts';
import { trainingPermissions } from './training.ts';
import { trainingPlanPermissions } from './training-plans.ts';
import { voiceNotePermissions } from './voice-notes.ts';
import { weeklyCheckInPermissions } from './weekly-check-ins.ts';

/** Every call of the product with the expected status for each caller. */
export const PERMISSIONS: PermissionRow[] = [
  ...servicePermissions,
  ...authPermissions,
  ...accountPermissions,
  ...assistantPermissions,
  ...athletePermissions,
  ...cardioPermissions,
  ...checkInPermissions,
  ...weeklyCheckInPermissions,
  ...competitionPermissions,
  ...coachNotePermissions,
  ...endingPermissions,
  ...invitationPermissions,
  ...rosterLayoutPermissions,
  ...dashboardPermissions,
  ...eventPermissions,
  ...insightPermissions,
  ...analyticsPermissions,
  ...adminPermissions,
  ...messagePermissions,
  ...noticePermissions,
  ...nutritionPermissions,
  ...posingPermissions,
  ...photoPermissions,
  ...voiceNotePermissions,
  ...peakWeekPermissions,
  ...planChangePermissions,
  ...progressPermissions,
  ...proposalPermissions,
  ...protocolPermissions,
  ...scheduledMessagePermissions,
  ...snippetPermissions,
  ...supplementPermissions,
  ...tagPermissions,
  ...taskPermissions,
  ...timelinePermissions,
  ...trainingPermissions,
  ...trainingPlanPermissions,
];
