import type { ProtocolJudgement } from '@posedown/coaching';

/** What holds for every protocol, whatever its figures. */
const ALWAYS =
  'This protocol is followed only after the coach has approved it. Stop and see a clinician for fainting, ' +
  'palpitations, a missed period of three months, a stress fracture, bingeing or a low mood that stays. ' +
  'It never doses drugs, diuretics, water or sodium.';

/** The findings as sentences, one to a line. */
export function safetyNotesOf({ findings, notChecked }: ProtocolJudgement): string {
  const unchecked = notChecked.map((text) => `Not checked. ${text}`);
  return [...findings.map(({ text }) => text), ...unchecked, ALWAYS].join('\n');
}
