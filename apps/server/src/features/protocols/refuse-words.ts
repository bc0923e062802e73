import { checkPlanWords, type ProtocolPhase } from '@posedown/coaching';
import { badField } from '../../platform/errors.ts';

/**
 * Refuses words of a protocol that its athlete is to read where they dose, starve or cut water or salt.
 * @throws AppError `invalid_input` naming the field.
 */
export function refuseWords({
  phases,
  coachNotes,
}: {
  phases: readonly Pick<ProtocolPhase, 'name' | 'checkPoint'>[];
  coachNotes?: string | undefined;
}): void {
  const refuse = (path: string, words: string) => {
    const spoken = checkPlanWords(words);
    if (spoken) throw badField(path, spoken);
  };
  for (const [place, { name, checkPoint }] of phases.entries()) {
    refuse(`phases.${place}.name`, name);
    refuse(`phases.${place}.checkPoint`, checkPoint);
  }
  refuse('coachNotes', coachNotes ?? '');
}
