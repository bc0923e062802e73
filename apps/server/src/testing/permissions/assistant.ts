import { assistantEndpoints } from '@posedown/contract';
import { athleteAlone, athleteAndCoach, type PermissionRow, signedIn } from './row.ts';

export const assistantPermissions: PermissionRow[] = [
  {
    endpoint: assistantEndpoints.askAli,
    statuses: signedIn(200),
    prepare: ({ people }, caller) => ({
      body: {
        message: 'How much protein do I need?',
        userId: people[caller === 'anonymous' ? 'athlete' : caller].id,
        conversationHistory: [],
      },
    }),
  },
  {
    endpoint: assistantEndpoints.assistantMessages,
    statuses: athleteAndCoach(200),
    prepare: ({ people }) => ({ params: { userId: people.athlete.id } }),
  },
  {
    endpoint: assistantEndpoints.clearAssistantMessages,
    statuses: athleteAlone(204),
    prepare: ({ people }) => ({ params: { userId: people.athlete.id } }),
  },
];
