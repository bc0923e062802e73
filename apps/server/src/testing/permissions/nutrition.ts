import { nutritionEndpoints } from '@posedown/contract';
import { athleteAndCoach, athletesOnly, type PermissionRow } from './row.ts';

export const nutritionPermissions: PermissionRow[] = [
  {
    endpoint: nutritionEndpoints.nutritionPlans,
    statuses: athleteAndCoach(200),
    prepare: ({ people }) => ({ params: { userId: people.athlete.id } }),
  },
  {
    endpoint: nutritionEndpoints.generatePlan,
    statuses: athletesOnly(200),
    prepare: () => ({ body: { mealFrequency: 4 } }),
  },
];
