import type { Profile } from '@posedown/contract';
import type { Person } from '../queries.ts';

type Facts = Pick<
  Profile,
  | 'division'
  | 'trainingTime'
  | 'injuries'
  | 'focusMuscles'
  | 'homeEquipment'
  | 'cycle'
  | 'noPeriodReason'
  | 'exertionSymptoms'
  | 'familySuddenDeath'
  | 'substanceUse'
>;

/** Maps an athlete's additional answers for the API: those beyond goals and plans. */
export function showFacts(person: Person): Facts {
  return {
    division: person.division,
    trainingTime: person.trainingTime,
    injuries: person.injuries.map((injury) => ({ ...injury, hurts: [...injury.hurts] })),
    focusMuscles: person.focusMuscles,
    homeEquipment: person.homeEquipment,
    cycle: person.cycle,
    noPeriodReason: person.noPeriodReason,
    exertionSymptoms: person.exertionSymptoms,
    familySuddenDeath: person.familySuddenDeath,
    substanceUse: person.substanceUse,
  };
}

/** Whether to ask an athlete for facts: they answered none and didn't choose 'not now'. */
export const shouldAskForFacts = (person: Person): boolean =>
  person.factsPutOffAt === null &&
  Object.values(showFacts(person)).every((answer) =>
    Array.isArray(answer) ? answer.length === 0 : answer === null,
  );
