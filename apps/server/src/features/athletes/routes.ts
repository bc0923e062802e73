import { athleteEndpoints, type Profile } from '@posedown/contract';
import type { FastifyInstance } from 'fastify';
import { addEndpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { findVisibleAthlete } from './find-visible-athlete.ts';
import type { Person } from './queries.ts';
import { addRosterRoutes } from './roster/routes.ts';

export function addAthleteRoutes(app: FastifyInstance, services: Services) {
  addEndpoint(app, athleteEndpoints.profile, async ({ actor, params, request }) =>
    toProfile(await findVisibleAthlete(services, { actor, athleteId: params.userId, request })),
  );
  addRosterRoutes(app, services);
}

function toProfile(person: Person): Profile {
  return {
    id: person.id,
    email: person.email,
    name: person.name,
    timezone: person.timezone,
    units: person.units,
    age: person.age,
    sex: person.sex,
    height: person.height,
    weight: person.weight,
    targetWeight: person.targetWeight,
    experience: person.experience,
    goal: person.goal,
    primaryGoal: person.primaryGoal,
    activityLevel: person.activityLevel,
    mealFrequency: person.mealFrequency,
    dietaryRestrictions: person.dietaryRestrictions,
    foodAllergies: person.foodAllergies,
    competitionDate: person.competitionDate,
  };
}
