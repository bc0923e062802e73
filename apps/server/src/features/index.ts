import type { FastifyInstance } from 'fastify';
import type { Services } from '../platform/services.ts';
import { addAccountRoutes } from './account/index.ts';
import { addAdminRoutes } from './admin/index.ts';
import { addAnalyticsRoutes } from './analytics/index.ts';
import { addAssistantRoutes } from './assistant/index.ts';
import { addAthleteRoutes } from './athletes/index.ts';
import { addAuthRoutes } from './auth/index.ts';
import { addCardioRoutes } from './cardio/index.ts';
import { addCheckInReviewRoutes } from './check-in-reviews/index.ts';
import { addCheckInRoutes } from './check-ins/index.ts';
import { addCoachNoteRoutes } from './coach-notes/index.ts';
import { addCompetitionRoutes } from './competitions/index.ts';
import { addDashboardRoutes } from './dashboard/index.ts';
import { addEventRoutes } from './events/index.ts';
import { addInsightRoutes } from './insights/index.ts';
import { addInvitationRoutes } from './invitations/index.ts';
import { addMessageRoutes } from './messages/index.ts';
import { addNoticeRoutes } from './notices/index.ts';
import { addNutritionRoutes } from './nutrition/index.ts';
import { addOnboardingRoutes } from './onboarding/index.ts';
import { addPeakWeekRoutes } from './peak-week/index.ts';
import { addPhotoRoutes } from './photos/index.ts';
import { addPlanChangeRoutes } from './plan-changes/index.ts';
import { addPosingRoutes } from './posing/index.ts';
import { addProgressRoutes, saveMeasurements } from './progress/index.ts';
import { addProposalRoutes } from './proposals/index.ts';
import { addProtocolRoutes } from './protocols/index.ts';
import { addServiceRoutes } from './service/index.ts';
import { addSupplementRoutes } from './supplements/index.ts';
import { addTaskRoutes } from './tasks/index.ts';
import { addTimelineRoutes } from './timeline/index.ts';
import { addTrainingRoutes } from './training/index.ts';
import { addVoiceNoteRoutes } from './voice-notes/index.ts';

type AddRoutes = (app: FastifyInstance, services: Services) => void;

/** All features of the server, registered at start. */
export const features: AddRoutes[] = [
  addServiceRoutes,
  addAuthRoutes,
  addAccountRoutes,
  addOnboardingRoutes,
  addAssistantRoutes,
  addAthleteRoutes,
  addCompetitionRoutes,
  addCoachNoteRoutes,
  addInvitationRoutes,
  addDashboardRoutes,
  addCardioRoutes,
  // Progress imports check-ins, so check-ins can't import progress.
  (app, services) => addCheckInRoutes(app, services, { saveMeasurements }),
  addCheckInReviewRoutes,
  addEventRoutes,
  addInsightRoutes,
  addAnalyticsRoutes,
  addAdminRoutes,
  addMessageRoutes,
  addNoticeRoutes,
  addNutritionRoutes,
  addPosingRoutes,
  addPhotoRoutes,
  addVoiceNoteRoutes,
  addPeakWeekRoutes,
  addPlanChangeRoutes,
  addProgressRoutes,
  addProposalRoutes,
  addProtocolRoutes,
  addSupplementRoutes,
  addTaskRoutes,
  addTimelineRoutes,
  addTrainingRoutes,
];
