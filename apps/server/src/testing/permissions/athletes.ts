import { athleteEndpoints, clientEndpoints } from '@posedown/contract';
import { newId } from '../../platform/db/schema/columns.ts';
import { signUpForm } from '../answers.ts';
import { athleteAndCoach, coachesOnly, everyone, type PermissionRow } from './row.ts';

export const athletePermissions: PermissionRow[] = [
  {
    endpoint: athleteEndpoints.signUp,
    statuses: everyone(201),
    prepare: () => ({ body: signUpForm({ email: `${newId()}@test.example` }) }),
  },
  {
    endpoint: athleteEndpoints.profile,
    statuses: athleteAndCoach(200),
    prepare: ({ people }) => ({ params: { userId: people.athlete.id } }),
  },
  { endpoint: clientEndpoints.clients, statuses: coachesOnly(200) },
  { endpoint: clientEndpoints.clientsSummary, statuses: coachesOnly(200) },
];
