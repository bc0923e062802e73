import { checkPlanWordsSteps, type ProtocolPhase } from '@posedown/coaching';
import { badField } from '../../platform/errors.ts';
import { inSlices } from '../../platform/in-slices.ts';

/**
 * Refuses words of a protocol that its athlete is to read where they dose, starve or cut water or salt. Call it before
 * the transaction that stores them: reading takes its time.
 * @throws AppError `invalid_input` naming the field.
 */
export async function rejectForbiddenText({
  phases,
  coachNotes,
}: {
  phases: readonly Pick<ProtocolPhase, 'name' | 'checkPoint'>[];
  coachNotes?: string | undefined;
}): Promise<void> {
  const refuse = async (path: string, words: string) => {
    const spoken = await inSlices(checkPlanWordsSteps(words));
    if (spoken) throw badField(path, spoken);
  };
  for (const [place, { name, checkPoint }] of phases.entries()) {
    await refuse(`phases.${place}.name`, name);
    await refuse(`phases.${place}.checkPoint`, checkPoint);
  }
  await refuse('coachNotes', coachNotes ?? '');
}
