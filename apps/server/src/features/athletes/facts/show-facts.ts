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

/** What an athlete answered beside goals and plans, as it travels. */
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

/** Whether to ask an athlete for it: none is answered, and they didn't say 'not now'. */
export const asksFacts = (person: Person): boolean =>
  person.factsPutOffAt === null &&
  Object.values(showFacts(person)).every((answer) =>
    Array.isArray(answer) ? answer.length === 0 : answer === null,
  );
