import { SAFETY_RULES_VERSION, supplementSafetySteps } from '@posedown/coaching';
import { inSlices } from '../../platform/in-slices.ts';

/** The note shown beside a line of the list, as stored with it. */
export interface LineRead {
  safety: string | null;
  rulesVersion: number;
}

/** Reads name and note of a supplement. Call it before the transaction that stores them: reading takes its time. */
export async function readLine(name: string, note: string | null | undefined): Promise<LineRead> {
  const safety = await inSlices(supplementSafetySteps(name, note || null));
  return { safety, rulesVersion: SAFETY_RULES_VERSION };
}
